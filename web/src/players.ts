/** Who sits where, for all parts of a page that name players: each has a colour and a shape, the same everywhere. */
import { createContext } from 'svelte'

/** So many colours and shapes there are. */
export const MARKS = 5

/** The shapes, about a centre at 0, 0: circle, square, triangle, diamond, star. */
export const SHAPES = [
  'M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0z',
  'M-4 -4h8v8h-8z',
  'M0 -4.9l5.1 9h-10.2z',
  'M0 -5.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z',
  'M0 -5.7l1.6 3.7l4 .4l-3 2.7l.9 4l-3.5 -2.1l-3.5 2.1l.9 -4l-3 -2.7l4 -.4z',
]

/** Which of the colours and shapes a seat has. */
export function markOf(seat: number): number {
  return seat % MARKS
}

/** A part of a text; with a seat, it is the name of who sits there. */
export interface Part {
  text: string
  seat: number | null
}

/** Finds the names of players in texts. */
export class Players {
  readonly #seats = new Map<string, number>()
  readonly #names: RegExp | null

  constructor(names: string[]) {
    names.forEach((name, seat) => {
      // Of two with the same name, nobody could say who is meant.
      if (name && names.indexOf(name) === names.lastIndexOf(name)) this.#seats.set(name, seat)
    })
    // A longer name may begin with a shorter one.
    const known = [...this.#seats.keys()].sort((one, other) => other.length - one.length)
    const patterns = known.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    this.#names =
      patterns.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'u') : null
  }

  /** A text in parts: names, and what is between them. */
  parts(text: string): Part[] {
    if (!this.#names) return [{ text, seat: null }]
    return text
      .split(this.#names)
      .flatMap((part, at) =>
        part ? [{ text: part, seat: at % 2 === 1 ? (this.#seats.get(part) ?? null) : null }] : [],
      )
  }
}

/** The names by seat of those who play, for whatever is shown below. */
export const [players, setPlayers] = createContext<() => Players>()
