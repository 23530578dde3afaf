/** How a game ended, and who is ahead of whom by what. */
import type { Result } from '$web/board'
import type { Company, Rivalry } from './model'

/** The seats in order of their place, those beside each other who share one (#winner, #ties). */
export function rankingOf(game: Rivalry, result: Result | null): number[][] {
  if (result) return result.ranking
  const ahead = (one: Company, other: Company): number =>
    other.dollars - one.dollars || other.products - one.products || other.employees - one.employees
  const found: Company[][] = []
  for (const company of [...game.players].sort(ahead)) {
    const last = found.at(-1)
    if (last && ahead(last[0]!, company) === 0) last.push(company)
    else found.push([company])
  }
  return found.map((companies) => companies.map((company) => company.seat))
}

/** What decided between the winners and the next: `shared` if nothing did. */
export type Reason = 'dollars' | 'products' | 'employees' | 'shared'

export function reasonOf(game: Rivalry, ranking: number[][]): Reason {
  const [winners = [], next = []] = ranking
  const winner = game.players[winners[0] ?? 0]
  const second = game.players[winners[1] ?? next[0] ?? -1]
  if (winners.length > 1) return 'shared'
  if (!winner || !second || winner.dollars !== second.dollars) return 'dollars'
  return winner.products !== second.products ? 'products' : 'employees'
}

/** Why the game is over (#end, #turn-cap, #deadlock). */
export function causeOf(game: Rivalry): 'goal' | 'cap' | 'deadlock' {
  if (game.players.some((company) => company.dollars > game.goal)) return 'goal'
  return game.turn === game.turn_cap ? 'cap' : 'deadlock'
}
