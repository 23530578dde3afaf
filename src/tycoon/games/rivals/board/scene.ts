/** The dice of a turn, room by room, as they were announced; views do not tell them. */
import type { Entry } from '$web/board'
import { DEPARTMENTS, type Department } from './model'

/** What a room rolled; no dice where it was sabotaged. */
export interface Roll {
  seat: number
  department: Department
  dice: number[] | null
  needed: number
}

/** What came of it: products, cards, people or dollars. */
export interface Gain {
  seat: number
  department: Department
  count: number
}

export interface Scene {
  turn: number
  /** The number of the last thing that was heard. */
  last: number
  /** The die for the demand. */
  die: number | null
  rolls: Roll[]
  gains: Gain[]
}

const GAINS: Record<string, { department: Department; count: string }> = {
  produced: { department: 'production', count: 'count' },
  drew: { department: 'research', count: 'count' },
  hired: { department: 'hr', count: 'count' },
  sold: { department: 'sales', count: 'dollars' },
}

export function empty(turn: number): Scene {
  return { turn, last: -1, die: null, rolls: [], gains: [] }
}

/**
 * The scene with what has been heard since. What is heard is all that happened since some earlier moment, so much of it may
 * be known; who looks at an earlier moment again begins anew, and so does another turn.
 */
export function follow(scene: Scene, turn: number, events: Entry[]): Scene {
  const latest = Math.max(-1, ...events.map((entry) => entry.number))
  const back = events.length > 0 && latest < scene.last
  let next = scene.turn === turn && !back ? scene : empty(turn)
  const known = next.last
  for (const entry of events) {
    if (entry.kind !== 'told' || entry.number <= known) continue
    next = entry.what === 'turn' ? { ...empty(turn), last: entry.number } : heard(next, entry)
  }
  return next.last < latest ? { ...next, last: latest } : next
}

function heard(scene: Scene, { what, facts, number }: Entry): Scene {
  const seat = Number(facts['seat'])
  if (what === 'demand') return { ...scene, last: number, die: Number(facts['die']) }
  if (what === 'rolls' || what === 'no-dice') {
    const roll: Roll = {
      seat,
      department: facts['department'] as Department,
      dice: what === 'rolls' ? (facts['rolls'] as number[]) : null,
      needed: Number(facts['needed'] ?? 0),
    }
    return { ...scene, last: number, rolls: [...scene.rolls, roll] }
  }
  const gain = GAINS[what]
  if (!gain) return scene
  const count = Number(facts[gain.count] ?? 0)
  return { ...scene, last: number, gains: [...scene.gains, { seat, department: gain.department, count }] }
}

export function rollOf(scene: Scene, seat: number, department: Department): Roll | null {
  return scene.rolls.find((roll) => roll.seat === seat && roll.department === department) ?? null
}

export function gainOf(scene: Scene, seat: number, department: Department): Gain | null {
  return scene.gains.find((gain) => gain.seat === seat && gain.department === department) ?? null
}

/** How much later than the one before each room rolls, in milliseconds. */
const APART = 550

/** When a room's dice are thrown: after the demand, room by room; sales are rolled on their own, once all have hired. */
export function waitOf(department: Department): number {
  return department === 'sales' ? 0 : (DEPARTMENTS.indexOf(department) + 1) * APART
}

/** How long it takes until all dice lie still. */
export const LENGTH = DEPARTMENTS.length * APART + 600
