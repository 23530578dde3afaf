/** What everybody would score if the game ended now: the last assessments, counted from what lies open. */
import type { Components, Facts } from '$web/board'
import { CATEGORIES, numberIn, numbersIn, type Company, type Deal, type Heading } from './model'
import type { World } from './world'

/** By seat, the points still to come under some headings. */
export type Coming = Partial<Record<Heading, number>>

const PENALTY = 2
const TRICKS = 7
const MACHINE = 3

/** Points by rank, shared by equal ones, rounded down; less than `lowest` gets nothing. Who bribes stands before equals. */
export function shareRanks(values: number[], points: number[], lowest: number, briber: number): number[] {
  const shares = values.map(() => 0)
  let left = [...values.keys()].filter((seat) => values[seat]! >= lowest)
  let rank = 0
  while (left.length > 0 && rank < points.length) {
    const best = Math.max(...left.map((seat) => values[seat]!))
    let tied = left.filter((seat) => values[seat] === best)
    if (tied.includes(briber)) tied = [briber]
    const sum = points.slice(rank, rank + tied.length).reduce((all, one) => all + one, 0)
    for (const seat of tied) shares[seat] = Math.floor(sum / tied.length)
    left = left.filter((seat) => !tied.includes(seat))
    rank += tied.length
  }
  return shares
}

/** Who is first alone, or by Bribe; -1 if nobody is. */
function soleLeader(values: number[], briber: number): number {
  const best = Math.max(...values)
  if (best < 1) return -1
  const tied = [...values.keys()].filter((seat) => values[seat] === best)
  if (tied.includes(briber)) return briber
  return tied.length === 1 ? tied[0]! : -1
}

/** The most spaces in a straight line in one of the directions, over the edges too, none counting twice. */
export function longestLine(cells: string[], world: World, directions: [number, number][]): number {
  const own = new Set(cells)
  let longest = 0
  for (const [right, down] of directions)
    for (const first of cells) {
      let length = 0
      let cell = first
      while (own.has(cell) && (cell !== first || length === 0)) {
        length += 1
        cell = world.step(cell, right, down)
      }
      longest = Math.max(longest, length)
    }
  return longest
}

/** The most squares of two by two spaces, over the edges too, that have no space in common. */
export function mostSquares(cells: string[], world: World): number {
  const own = new Set(cells)
  const squares = cells
    .map((cell) => [cell, world.step(cell, 1, 0), world.step(cell, 0, 1), world.step(cell, 1, 1)])
    .filter((square) => square.every((cell) => own.has(cell)))
  const most = (at: number, used: ReadonlySet<string>): number => {
    const square = squares[at]
    if (!square) return 0
    const without = most(at + 1, used)
    if (square.some((cell) => used.has(cell))) return without
    return Math.max(without, 1 + most(at + 1, new Set([...used, ...square])))
  }
  return most(0, new Set())
}

function weakest(player: Company): number {
  return Math.min(...CATEGORIES.map((category) => player[category]))
}

/** What each card that counts at the end would bring its owner. */
export function endCards(player: Company, world: World): Map<string, number> {
  const cells = world.cellsOf(player.seat)
  const points: Record<string, () => number> = {
    award: () => 3 * cells.length,
    cluster: () => 12 * mostSquares(cells, world),
    frontrunner: () => 10 * CATEGORIES.filter((category) => player[category] >= 9).length,
    growth: () =>
      3 *
      longestLine(cells, world, [
        [1, 0],
        [0, 1],
      ]),
    hyperactive: () => 4 * player.cards.length,
    latitude: () =>
      3 *
      longestLine(cells, world, [
        [1, 1],
        [1, -1],
      ]),
    'sustainability-report': () => 3 * weakest(player),
  }
  return new Map(
    player.cards.flatMap((card): [string, number][] => {
      const count = points[card]
      return count ? [[card, count()]] : []
    }),
  )
}

/** What is still to come for each seat, as things stand. */
export function forecast(deal: Deal, components: Components, world: World): Coming[] {
  const { players } = deal
  const coming: Coming[] = players.map(() => ({}))
  if (deal.phase === 'over') return coming
  const table = (id: string): Facts | undefined => components['assessment']?.find((one) => one['id'] === id)
  const owner = (card: string): number => players.findIndex((player) => player.cards.includes(card))
  const add = (seat: number, heading: Heading, points: number): void => {
    coming[seat]![heading] = (coming[seat]![heading] ?? 0) + points
  }
  const briber = owner('bribe')

  // In the last campaigns all the rest has been counted.
  if (deal.round < deal.rounds || !['campaigning', 'last-campaign'].includes(deal.phase)) {
    const loans = new Map((components['loan'] ?? []).map((loan) => [String(loan['id']), numberIn(loan, 'cash')]))
    const most = numberIn(components['scales']?.[0], 'income')
    const incomes = players.map((player) =>
      player.cards.includes('tricky-book-keeping') ? Math.min(most, player.income + TRICKS) : player.income,
    )
    const company = shareRanks(incomes, numbersIn(table('company'), 'points'), 0, briber)
    const sustainability = numbersIn(table('sustainability'), 'points')
    for (const player of players) {
      const { seat } = player
      const owed = player.loans.reduce((all, loan) => all + (loans.get(loan) ?? 0), 0)
      if (owed > 0) add(seat, 'loans', -PENALTY * Math.max(0, owed - player.cash))
      for (const points of endCards(player, world).values()) add(seat, 'action_cards', points)
      add(seat, 'sustainability', sustainability[weakest(player)] ?? 0)
      add(seat, 'company', company[seat]!)
    }
  }

  const machinist = owner('pr-machine')
  for (const category of CATEGORIES) {
    const images = players.map((player) => player[category])
    const shares = shareRanks(images, numbersIn(table('campaign'), 'points'), 1, briber)
    for (const [seat, points] of shares.entries()) add(seat, 'campaigns', points)
    if (machinist >= 0 && soleLeader(images, briber) === machinist) add(machinist, 'action_cards', MACHINE)
  }
  return coming
}

/** All that is still to come for a seat. */
export function sum(coming: Coming): number {
  return Object.values(coming).reduce((all, one) => all + one, 0)
}
