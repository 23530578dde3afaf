/** What a view of Q.E. tells, with the names of its parts; the mirror of `knowledge.py`. */
import type { Components, Facts, Whole } from '$web/board'

export interface Player {
  seat: number
  nation: string
  /** The secret industry, where the viewer knows it. */
  token: string | null
  tiles: string[]
  points: number
  /** All that was spent, where the viewer knows every price. */
  spent: Whole | null
  /** What was surely spent. */
  spent_at_least: Whole
  zero_bids: number
  zero_this_round: boolean
  peek_left: boolean
  has_bid: boolean
  bid: Whole | null
}

export interface Sale {
  turn: number
  tile: string
  auctioneer: number | null
  opening: Whole | null
  winner: number | null
  price: Whole | null
  at_least: Whole | null
  at_most: Whole | null
  /** By seat, as far as the viewer knows them. */
  bids: (Whole | null)[]
}

export interface Bank {
  seat: number | null
  phase: 'opening' | 'sealed' | 'over'
  turn: number
  turns: number
  round: number | null
  first_auctioneer: number
  auctioneer: number | null
  tile: string | null
  tile_points: number | null
  opening: Whole | null
  by_columns: boolean
  waiting: number[]
  pile: string[]
  players: Player[]
  sales: Sale[]
}

export function bankOf(view: Facts): Bank {
  return view as unknown as Bank
}

export function factsOf(thing: Player | Sale): Facts {
  return thing as unknown as Facts
}

export interface Tile {
  id: string
  nation: string
  industry: string
  points: number
}

/** The industries in play with so many players, in the order of the box. */
export function industriesOf(components: Components, seats: number): string[] {
  return (components['industry'] ?? []).filter((one) => isUsed(one, seats)).map((one) => String(one['id']))
}

/** The companies of the box by name. */
export function tilesOf(components: Components): Map<string, Tile> {
  return new Map(
    (components['tile'] ?? []).map((entry) => {
      const nation = String(entry['nation'])
      const industry = String(entry['industry'])
      const id = `${nation}-${industry}`
      return [id, { id, nation, industry, points: Number(entry['points']) }]
    }),
  )
}

function isUsed(entry: Facts, seats: number): boolean {
  return Array.isArray(entry['players']) && entry['players'].includes(seats)
}

/** The entry of the box for this number of players. */
export function faceFor(components: Components, seats: number): Facts {
  return (components['board'] ?? []).find((one) => isUsed(one, seats)) ?? {}
}

/** The round, from 0, that a turn belongs to; with three players rounds do not matter. */
export function roundOf(turn: number, seats: number): number {
  return Math.floor((turn - 1) / seats)
}

/** In which rounds a player bid 0 and was seen to: each of them brings points, once. */
export function zeroRounds(bank: Bank, seat: number): boolean[] {
  const seats = bank.players.length
  const found = Array.from({ length: Math.floor(bank.turns / seats) }, () => false)
  for (const sale of bank.sales) {
    const round = roundOf(sale.turn, seats)
    if (sale.bids[seat] === 0 && round < found.length) found[round] = true
  }
  return found
}

/** What a bid was in a sale. */
export type BidKind = 'won' | 'opened' | 'zero' | 'tied' | 'lost'

export function bidKind(sale: Sale, seat: number): BidKind {
  if (seat === sale.winner) return 'won'
  if (seat === sale.auctioneer) return 'opened'
  if (sale.bids[seat] === 0) return 'zero'
  return isTied(sale, seat) ? 'tied' : 'lost'
}

/** Whether a bid was the highest, together with others, and did not count in the end (#third-tie, #last-tile-tie). */
function isTied(sale: Sale, seat: number): boolean {
  const bid = sale.bids[seat] ?? null
  if (bid === null) return false
  if (sale.winner !== null) return sale.price !== null && bid > sale.price
  const known = sale.bids.filter((one) => one !== null)
  return known.every((one) => one <= bid)
}

/** Who auctions in a turn, from 1: one after the other; nobody the last company with three players (#last-tile). */
export function auctioneerOf(bank: Bank, turn: number): number | null {
  const seats = bank.players.length
  if (seats === 3 && turn === bank.turns) return null
  return (bank.first_auctioneer + turn - 1) % seats
}
