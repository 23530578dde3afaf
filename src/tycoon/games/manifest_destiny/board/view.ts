/** What the views of Manifest Destiny hold, as `knowledge.py` makes them. */
import type { Facts } from '$web/board'

export interface Player {
  seat: number
  home: string | null
  /** Of others it is covered. */
  money: number | null
  profit: number
  points: number
  stock: number
  purchased: number
  anywhere: number
  pioneers: number
  losses: number
  presences: string[]
  advances: string[]
  discoveries: string[]
  /** By discovery. */
  steps: Record<string, number[]>
  in_force: string[]
  cards: number
  hand: string[] | null
  known: string[]
  drawn: string | null
  highest_card: number
  priority_left: boolean
  partner: number | null
}

export interface Place {
  territory: string
  region: string
  holder: number | null
  established: boolean
  city: boolean
  natives: boolean
  products: string[]
  control: number
}

/** What a pending decision is about; which of these are there depends on the decision. */
export interface Subject {
  card?: string
  /** Who played it. */
  seat?: number
  other?: number | null
  discovery?: string
  territory?: string
  dice?: number[]
  defence?: number
  left?: number
}

export interface View {
  seat: number | null
  phase: string
  turn: number
  acting: number | null
  decision: string | null
  about: Subject | null
  era: number
  eras_playable: number[]
  bidding: number[]
  bids: (number | null)[]
  mats: number[]
  order: (number | null)[]
  choice: number[]
  pack: number
  pack_era: number
  played: string[]
  returning: string[]
  out: string[]
  buried: number
  surplus: string[]
  banned: string[]
  closed_markets: string[]
  canal: boolean
  duelled: string[]
  most_cities: number | null
  tracks: { city: number; pioneer: number; card: number }
  discoverers: { discovery: string; seats: number[] }[]
  last_card: boolean
  goal_reached: boolean
  players: Player[]
  territories: Place[]
}

/** A view as what it is. */
export function viewOf(facts: Facts): View {
  return facts as unknown as View
}
