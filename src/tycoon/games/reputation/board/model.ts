/** What a view of Reputation tells, with the names of its parts; the mirror of `knowledge.py`. */
import type { Components, Facts } from '$web/board'

export const SPACES = ['left', 'middle', 'right'] as const
export type Space = (typeof SPACES)[number]

export interface Company {
  seat: number
  corporation: string | null
  uses: number
  ceo: string | null
  tokens: number
  hq: number
  rest_room: Space[]
  /** The public projects shared with the left neighbour. */
  left_pile: string[]
  left_gain: number
  left_workers: number
  right_gain: number
  right_workers: number
  stack_workers: number
  stack: number
  stack_loss: number | null
  stack_cards: string[] | null
  credits: number | null
  // At the end, the score sheet.
  hq_reputation?: number
  agenda?: number
  public_projects?: number
  private_projects?: number
  reputation?: number
  hq_credits?: number
  profit?: number
}

export interface Boardroom {
  seat: number | null
  phase: 'draft' | 'leaving' | 'auction' | 'sponsoring' | 'cosponsoring' | 'over'
  round: number
  rounds: number
  first_player: number
  actors: number[]
  private_card: string | null
  private_loss: number | null
  private_credits: number | null
  private_leader: number | null
  private_workers: number
  public_card: string | null
  public_gain: number | null
  public_needed: number | null
  public_credits: number | null
  public_leader: number | null
  public_workers: number
  speculations: number | null
  sealed: string | number | null
  players: Company[]
  unseen_private: string[]
  unseen_public: string[]
  boxed_private: string[]
  boxed_public: string[]
}

export function roomOf(view: Facts): Boardroom {
  return view as unknown as Boardroom
}

/** An entry of the component file by its id. */
export function entryOf(components: Components, table: string, id: string | null): Facts | undefined {
  return components[table]?.find((one) => one['id'] === id)
}

/** The number of an entry; where it has one for three, four and five players, the one for so many. */
export function numberIn(entry: Facts | undefined, key: string, players = 3): number {
  const value = entry?.[key]
  const one = Array.isArray(value) ? value[players - 3] : value
  return typeof one === 'number' ? one : 0
}

/** What so many workers in a headquarters bring at the end. */
export function headquarters(components: Components, workers: number): { reputation: number; credits: number } {
  const entry = components['headquarters']?.find((one) => one['workers'] === workers)
  return {
    reputation: numberIn(entry, 'reputation'),
    credits: numberIn(entry, 'credits'),
  }
}

/** So many to so many workers in a headquarters bring the same. */
export interface Step {
  value: number
  from: number
  to: number
}

/** The scale of the headquarters as it is printed, up to the workers somebody has. */
export function scaleOf(components: Components, most: number, key: 'reputation' | 'credits'): Step[] {
  const steps: Step[] = []
  for (let workers = 1; workers <= most; workers += 1) {
    const value = headquarters(components, workers)[key]
    const last = steps.at(-1)
    if (last?.value === value) last.to = workers
    else steps.push({ value, from: workers, to: workers })
  }
  return steps
}

/** The left neighbour is the next player clockwise, the right one the player before. */
export const leftOf = (seat: number, seats: number): number => (seat + 1) % seats
export const rightOf = (seat: number, seats: number): number => (seat + seats - 1) % seats

/** Who chooses after the one whose turn it is in the draft: it goes round the other way, and the first player is the last. */
export function choosingAfter(room: Boardroom): number[] {
  const seats = room.players.length
  const [now] = room.actors
  const found: number[] = []
  for (let seat = now ?? room.first_player; seat !== room.first_player;) {
    seat = rightOf(seat, seats)
    found.push(seat)
  }
  return found
}

/** A place at the table: a player, or the pile between a player and their left neighbour. */
export interface Place {
  kind: 'player' | 'pile'
  seat: number
}

/** Who and what is around the table, as the one sees it who sits below; each column from top to bottom. */
export interface Seating {
  left: Place[]
  top: Place
  right: Place[]
}

/**
 * The ring of players and piles, seen from a seat: clockwise it goes from there to the left side, up, over the top and down
 * on the right side, so that everybody's left neighbour is on their left hand.
 */
export function seatingOf(me: number, seats: number): Seating {
  const ring: Place[] = []
  for (let step = 0; step < seats; step += 1) {
    const seat = (me + step) % seats
    if (step > 0) ring.push({ kind: 'player', seat })
    ring.push({ kind: 'pile', seat })
  }
  const half = (ring.length - 1) / 2
  return {
    left: ring.slice(0, half).reverse(),
    top: ring[half]!,
    right: ring.slice(half + 1),
  }
}
