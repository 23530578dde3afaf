/** Points as the score board of Q.E. counts them; the mirror of `scoring.py`, to which the tests hold it. */
import type { Components } from '$web/board'
import { faceFor, industriesOf, type Bank, type Player, type Tile } from './model'

/** The headings but the one that depends on what others spent, in the order they are scored (#scoring-order). */
export const HEADINGS = ['companies', 'zero_bids', 'nationalisation', 'monopolisation', 'diversification'] as const
export type Heading = (typeof HEADINGS)[number]
export type Points = Record<Heading, number>

/** One face of the score board. */
export interface Face {
  nationalisation: number[]
  monopolisation: number[]
  diversification: number[]
  zeroBid: number
  lowSpending: number
}

export function readFace(components: Components, seats: number): Face {
  const entry = faceFor(components, seats)
  const ladder = (key: string): number[] => (Array.isArray(entry[key]) ? entry[key].map(Number) : [])
  return {
    nationalisation: ladder('nationalisation'),
    monopolisation: ladder('monopolisation'),
    diversification: ladder('diversification'),
    zeroBid: Number(entry['zero_bid'] ?? 0),
    lowSpending: Number(entry['low_spending'] ?? 0),
  }
}

/** The points for so many of a kind; beyond its last step a ladder pays no more (#monopoly-limit). */
export function onLadder(ladder: number[], count: number): number {
  return count === 0 ? 0 : (ladder[Math.min(count, ladder.length) - 1] ?? 0)
}

/** Points for several of one industry; `holding` counts tiles and token by industry (#monopolisation). */
export function monopolisation(holding: number[], face: Face): number {
  return holding.reduce((points, count) => points + onLadder(face.monopolisation, count), 0)
}

/** Points for groups of different industries, grouped as is best (#diversification, #best-groups). */
export function diversification(holding: number[], face: Face): number {
  const values = face.diversification
  const best = (size: number, groups: number[], points: number): number => {
    let most = points
    for (let next = size; next > 0 && (values[next - 1] ?? 0) > 0; next -= 1) {
      const larger = [...groups, next]
      if (canForm(holding, larger)) most = Math.max(most, best(next, larger, points + values[next - 1]!))
    }
    return most
  }
  return best(values.length, [], 0)
}

/** Whether groups of these sizes, largest first, can be formed side by side. */
function canForm(holding: number[], groups: number[]): boolean {
  let needed = 0
  return groups.every((size, at) => {
    needed += size
    return needed <= holding.reduce((available, count) => available + Math.min(count, at + 1), 0)
  })
}

/** The same by the columns of the printed board (#columns). */
export function diversificationByColumns(holding: number[], face: Face): number {
  let points = 0
  for (let column = 1; ; column += 1) {
    const size = holding.filter((count) => count >= column).length
    if (size === 0) return points
    points += onLadder(face.diversification, size)
  }
}

/** The score board of a game. */
export class Counting {
  readonly face: Face
  readonly industries: string[]

  constructor(
    components: Components,
    readonly bank: Bank,
    readonly tiles: Map<string, Tile>,
  ) {
    this.face = readFace(components, bank.players.length)
    this.industries = industriesOf(components, bank.players.length)
  }

  /** How many companies of each industry a player has, the token included where it is known. */
  holding(player: Player, more: string[] = []): number[] {
    const held = [...player.tiles, ...more].map((tile) => this.tiles.get(tile)?.industry)
    return this.industries.map(
      (industry) => held.filter((one) => one === industry).length + (player.token === industry ? 1 : 0),
    )
  }

  /** Points by heading, with companies that a player does not have yet. */
  points(player: Player, more: string[] = []): Points {
    const tiles = [...player.tiles, ...more].map((tile) => this.tiles.get(tile)!)
    const holding = this.holding(player, more)
    const { face } = this
    return {
      companies: tiles.reduce((sum, tile) => sum + tile.points, 0),
      zero_bids: face.zeroBid * player.zero_bids,
      nationalisation: onLadder(face.nationalisation, tiles.filter((tile) => tile.nation === player.nation).length),
      monopolisation: monopolisation(holding, face),
      diversification: this.bank.by_columns ? diversificationByColumns(holding, face) : diversification(holding, face),
    }
  }

  /** What a company would add, by heading. */
  gain(player: Player, tile: string): Points {
    const now = this.points(player)
    const then = this.points(player, [tile])
    return Object.fromEntries(HEADINGS.map((heading) => [heading, then[heading] - now[heading]])) as Points
  }
}

export function sum(points: Points): number {
  return HEADINGS.reduce((total, heading) => total + points[heading], 0)
}
