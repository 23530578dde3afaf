/** What a product would pay now, to everybody. The mirror of `payouts.py`. */
import type { Box } from './box'
import type { View } from './view'

export interface Payout {
  /** In Established Presences, markets that are closed this turn excepted. */
  icons: number
  /** One of those has a City. */
  city: boolean
  /** Those that will pay from the next turn on. */
  coming: number
  amount: number
}

/** By seat: what a product would pay now. */
export function payoutsOf(box: Box, view: View, product: string): Payout[] {
  const ladder = box.payouts.get(product) ?? []
  const surplus = view.surplus.includes(product) ? 1 : 0
  const banned = view.banned.includes(product)
  const found: Payout[] = view.players.map(() => ({ icons: 0, city: false, coming: 0, amount: 0 }))
  for (const place of view.territories) {
    const payout = place.holder === null ? undefined : found[place.holder]
    const icons = place.products.filter((one) => one === product).length
    if (!payout || icons === 0) continue
    if (!place.established) payout.coming += icons
    else if (!view.closed_markets.includes(place.territory)) {
      payout.icons += icons
      if (place.city) payout.city = true
    }
  }
  for (const payout of found) {
    if (payout.icons === 0 || banned) continue
    // A City raises it by one step, the ladder ends, surplus lowers it by one (#payout-order).
    const step = Math.min(payout.icons + (payout.city ? 1 : 0), ladder.length) - surplus
    payout.amount = step > 0 ? (ladder[step - 1] ?? 0) : 0
  }
  return found
}

/** What an advance costs a seat: its price less the credits of its own cards (#leaders). */
export function priceFor(box: Box, view: View, seat: number | null, advance: string): number {
  const price = box.advances.find((one) => one.id === advance)?.price ?? 0
  const mine = seat === null ? [] : (view.players[seat]?.in_force ?? [])
  return Math.max(
    0,
    mine.reduce((left, card) => left - (box.cards.get(card)?.credits[advance] ?? 0), price),
  )
}
