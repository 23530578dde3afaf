/** What a view of Green Deal tells, with the names of its parts; the mirror of `knowledge.py`. */
import type { Facts } from '$web/board'

export const CATEGORIES = ['environment', 'jobs', 'social', 'research'] as const
export type Category = (typeof CATEGORIES)[number]

/** The headings under which points are counted. */
export const HEADINGS = [
  'projects',
  'dividends',
  'action_cards',
  'loans',
  'campaigns',
  'sustainability',
  'company',
] as const
export type Heading = (typeof HEADINGS)[number]

export interface Project {
  category: Category
  project: string
  size: number
  price: number
  points: number
  income: number
}

export interface ActionCard {
  card: string
  price: number
  effect: string
}

export type Levels = Record<Category, number>

export interface Company extends Levels {
  seat: number
  points: number
  cash: number
  income: number
  dividend: number
  dividend_points: number
  bid: number | null
  has_bid: boolean
  tokens: number[]
  loans: string[]
  /** Projects that were taken and are not yet on the map. */
  to_place: string[]
  cards: string[]
  plays_left: Record<string, number>
  speciality: Category | null
  campaign: (Levels & { saved: number }) | null
}

/** What stands on a space: a tile and its owner, or one word for a space without one. */
export type Square = [tile: string, owner: number] | [what: string]

export interface Deal {
  seat: number | null
  phase: string
  round: number
  rounds: number
  actor: number | null
  waiting: number[]
  order: number[]
  project: string | null
  tile: string | null
  site: string | null
  token: number | null
  projects: Project[]
  action_cards: ActionCard[]
  next_projects: Project[]
  next_action_cards: ActionCard[]
  loan: number | null
  loans_left: number
  stock: Record<string, number>
  token_prices: Record<string, number>
  players: Company[]
  map: ({ line: number } & Record<string, Square>)[]
  scored: Record<string, number>[]
}

export function dealOf(view: Facts): Deal {
  return view as unknown as Deal
}

/** The number of an entry of the component file; 0 where there is none. */
export function numberIn(entry: Facts | undefined, key: string): number {
  const value = entry?.[key]
  return typeof value === 'number' ? value : 0
}

/** A list of numbers of the component file. */
export function numbersIn(entry: Facts | undefined, key: string): number[] {
  const value = entry?.[key]
  return Array.isArray(value) ? value.map(Number) : []
}
