/** What a view of Rival CEOs tells, with the names of its parts; the mirror of `knowledge.py`. */
import type { Components, Facts } from '$web/board'

/** In the order they are carried out. */
export const DEPARTMENTS = ['production', 'research', 'hr', 'sales'] as const
export type Department = (typeof DEPARTMENTS)[number]

export const PLACES = [...DEPARTMENTS, 'reserve'] as const
export type Place = (typeof PLACES)[number]

export const CARDS = ['ace', 'king', 'queen', 'jack', 'joker'] as const
export type Kind = (typeof CARDS)[number]

export type Staff = Record<Place, number>

export interface Company extends Staff {
  seat: number
  dollars: number
  products: number
  /** The viewer's own alone. */
  hand: Kind[] | null
  hand_size: number
  employees: number
  /** In an assignment, how many have yet to be placed. */
  to_place: number | null
  /** How many may be hired or sold now. */
  offer: number | null
  /** Where somebody goes once all have decided. */
  leaving: Place | null
}

/** A room, as everybody sees it. */
export interface Room {
  staff: number
  /** Placed by the viewer, and not yet shown. */
  placing: number
  needed: number
  boosted: boolean
  disrupted: boolean
}

export interface Rivalry {
  seat: number | null
  phase: string
  turn: number
  turn_cap: number | null
  goal: number
  first: number
  waiting: number[]
  spy: number | null
  target: number | null
  department: Department | null
  /** What lies face down: known to the spy alone. */
  face_down: Kind | null
  demand: number | null
  studies: number
  deck: number
  discards: number
  known_discards: Kind[]
  players: Company[]
}

export function rivalryOf(view: Facts): Rivalry {
  return view as unknown as Rivalry
}

export function roomOf(company: Company, department: Department): Room {
  const facts = company as unknown as Record<string, number | boolean | null>
  return {
    staff: company[department],
    placing: Number(facts[`${department}_placing`] ?? 0),
    needed: Number(facts[`${department}_needed`]),
    boosted: facts[`${department}_boosted`] === true,
    disrupted: facts[`${department}_disrupted`] === true,
  }
}

/** The numbers of the component file. */
export interface Values {
  target: number
  most_improvements: number
  boost: number
  study_bonus: number
  price: number
  stake: number
  employees_per_dollar: number
  products_per_dollar: number
  hand_limit: number
  goal: number
}

const PRINTED: Values = {
  target: 4,
  most_improvements: 3,
  boost: 2,
  study_bonus: 2,
  price: 3,
  stake: 3,
  employees_per_dollar: 3,
  products_per_dollar: 6,
  hand_limit: 5,
  goal: 30,
}

export function valuesOf(components: Components): Values {
  const found = (components['value'] ?? []).map((entry) => [String(entry['id']), Number(entry['value'])])
  return { ...PRINTED, ...(Object.fromEntries(found) as Partial<Values>) }
}

/** How many cards of a kind there are. */
export function copiesOf(components: Components, kind: Kind): number {
  return Number(components['card']?.find((entry) => entry['id'] === kind)?.['copies'] ?? 0)
}

/** What a company pays at the end of a turn if nothing changes: complete groups only. */
export function upkeepOf(company: Company, values: Values): { wages: number; storage: number } {
  return {
    wages: Math.floor(company.employees / values.employees_per_dollar),
    storage: Math.floor(company.products / values.products_per_dollar),
  }
}

/** The faces of a die. */
export const DIE = 6

/** How many successes a room has on average. */
export function expected(people: number, needed: number): number {
  return people * Math.min(1, Math.max(0, (DIE + 1 - needed) / DIE))
}

/** Whether wages and storage of this turn are paid already, so that what is reckoned now is for the next (#maintenance-order). */
export function isPaid(phase: string): boolean {
  return stageOf(phase) === 'maintenance' && phase !== 'dismissals'
}

/** The clause that says what can be done in a phase. */
export const STAGES = ['assignment', 'action', 'execution', 'maintenance'] as const
export type Stage = (typeof STAGES)[number]

const STAGE_OF: Record<string, Stage> = {
  assignment: 'assignment',
  action: 'action',
  answer: 'action',
  hiring: 'execution',
  selling: 'execution',
  dismissals: 'maintenance',
  layoffs: 'maintenance',
  hand_limit: 'maintenance',
}

/** The part of a turn that a phase belongs to; none once the game is over. */
export function stageOf(phase: string): Stage | null {
  return STAGE_OF[phase] ?? null
}
