/** The co-sponsor auction that was decided last, as it was told. */
import type { Entry } from '$web/board'

export interface Opened {
  winner: number
  sponsor: number
  left: number
  right: number
  hand: string
  card: string
}

export function openedIn(events: readonly Entry[]): Opened | null {
  const told = events.filter((entry) => entry.what === 'cosponsored').at(-1)
  if (!told) return null
  const { seat, sponsor, left_bid, right_bid, hand, card } = told.facts
  return {
    winner: Number(seat),
    sponsor: Number(sponsor),
    left: Number(left_bid),
    right: Number(right_bid),
    hand: String(hand),
    card: String(card),
  }
}

/** Remembers the hands that opened last for as long as the round after it lasts, whatever else is told meanwhile. */
export class Hands {
  #opened: Opened | null = null
  #round = -1

  at(round: number, events: readonly Entry[]): Opened | null {
    const found = openedIn(events)
    if (found) {
      this.#opened = found
      this.#round = round
    }
    return this.#round === round ? this.#opened : null
  }
}
