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
