/**
 * Which worker is where. The view only counts them; to be seen walking, each worker keeps a number, and when the counts change
 * as few as possible change their places.
 */
import type { Boardroom, Company } from './model'

/** Where a worker can be. */
export const PLACES = [
  'hq',
  'private',
  'public',
  'rest-left',
  'rest-middle',
  'rest-right',
  'stack',
  'left',
  'right',
] as const
export type WorkPlace = (typeof PLACES)[number]

/** The numbers of the workers at each place. */
export type Crew = Record<WorkPlace, number[]>

function countsOf(room: Boardroom, player: Company): Record<WorkPlace, number> {
  const rests = (space: 'left' | 'middle' | 'right'): number => (player.rest_room.includes(space) ? 1 : 0)
  return {
    hq: player.hq,
    private: room.private_leader === player.seat ? room.private_workers : 0,
    public: room.public_leader === player.seat ? room.public_workers : 0,
    'rest-left': rests('left'),
    'rest-middle': rests('middle'),
    'rest-right': rests('right'),
    stack: player.stack_workers,
    left: player.left_workers,
    right: player.right_workers,
  }
}

/** Where those who leave a place for a rest room go first. */
const NEAREST: [from: WorkPlace, to: WorkPlace][] = [
  ['rest-left', 'hq'],
  ['rest-middle', 'hq'],
  ['rest-right', 'hq'],
  ['left', 'rest-left'],
  ['stack', 'rest-middle'],
  ['right', 'rest-right'],
  ['private', 'stack'],
]

/** The same workers at places that now hold so many. */
export function moved(before: Crew | null, counts: Record<WorkPlace, number>): Crew {
  const crew = Object.fromEntries(PLACES.map((place) => [place, [...(before?.[place] ?? [])]])) as Crew
  const total = PLACES.reduce((all, place) => all + counts[place], 0)
  const there = PLACES.reduce((all, place) => all + crew[place].length, 0)
  // In another game there are others.
  if (there !== total) {
    let next = 0
    for (const place of PLACES) crew[place] = Array.from({ length: counts[place] }, () => next++)
    return crew
  }
  const walk = (from: WorkPlace, to: WorkPlace): void => {
    while (crew[from].length > counts[from] && crew[to].length < counts[to]) crew[to].push(crew[from].pop()!)
  }
  for (const [from, to] of NEAREST) walk(from, to)
  for (const from of PLACES) for (const to of PLACES) if (from !== to) walk(from, to)
  return crew
}

/** Remembers where everybody's workers were when it was asked last. */
export class Crews {
  #crews: (Crew | null)[] = []

  at(room: Boardroom): Crew[] {
    const crews = room.players.map((player) => moved(this.#crews[player.seat] ?? null, countsOf(room, player)))
    this.#crews = crews
    return crews
  }
}
