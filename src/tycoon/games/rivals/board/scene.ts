/** The dice of a turn, room by room, as they were announced; views do not tell them. */
import type { Entry } from '$web/board'
import { DEPARTMENTS, type Department, type Kind } from './model'

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

/** What was paid at the end of the turn. */
export interface Payment {
  seat: number
  what: 'wages' | 'storage'
  dollars: number
}

export interface Scene {
  turn: number
  /** The number of the last thing that was heard. */
  last: number
  /** The die for the demand. */
  die: number | null
  rolls: Roll[]
  gains: Gain[]
  /** The cards the viewer drew. */
  drawn: Kind[]
  payments: Payment[]
  /** Who cannot pay everybody, and for how many dollars of wages they could. */
  short: { seat: number; dollars: number }[]
}

const GAINS: Record<string, { department: Department; count: string }> = {
  produced: { department: 'production', count: 'count' },
  drew: { department: 'research', count: 'count' },
  hired: { department: 'hr', count: 'count' },
  sold: { department: 'sales', count: 'dollars' },
}

export function empty(turn: number): Scene {
  return { turn, last: -1, die: null, rolls: [], gains: [], drawn: [], payments: [], short: [] }
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
  if (what === 'own-cards') return { ...scene, last: number, drawn: [...scene.drawn, ...(facts['cards'] as Kind[])] }
  if (what === 'wages' || what === 'storage') {
    const payment: Payment = { seat, what, dollars: Number(facts['dollars']) }
    return { ...scene, last: number, payments: [...scene.payments, payment] }
  }
  if (what === 'cannot-pay')
    return { ...scene, last: number, short: [...scene.short, { seat, dollars: Number(facts['dollars']) }] }
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

export function paidBy(scene: Scene, seat: number, what: Payment['what']): number | null {
  return scene.payments.find((payment) => payment.seat === seat && payment.what === what)?.dollars ?? null
}

/** How many successes a room had, with a king twice as many; none known if it did not roll. */
export function successesOf(roll: Roll | null, factor: number): number | null {
  return roll?.dice ? roll.dice.filter((die) => die >= roll.needed).length * factor : null
}

/** What is rolled at once: the die for the demand, or a department of all companies. */
export type Beat = 'demand' | Department

/** What was rolled, in the order it is shown. */
export function beatsOf(scene: Scene): Beat[] {
  const rolled = DEPARTMENTS.filter((department) => scene.rolls.some((roll) => roll.department === department))
  return scene.die === null ? rolled : ['demand', ...rolled]
}
