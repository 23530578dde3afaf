/** Where a seat can place tokens, and by what: the mirror of `reach.py`, which has the last word. */
import type { Box, Land } from './box'
import type { Place, Player, View } from './view'

/** By what a territory is reached. */
export type Way =
  'land' | 'ferry' | 'telegraph' | 'railroads' | 'steamships' | 'airplanes' | 'e-commerce' | 'card' | 'wireless'

export class Reach {
  readonly #box: Box
  readonly #view: View
  readonly #me: Player
  readonly #places: Map<string, Place>
  readonly #found = new Map<string, Way>()

  constructor(box: Box, view: View, seat: number) {
    this.#box = box
    this.#view = view
    this.#me = view.players[seat]!
    this.#places = new Map(view.territories.map((place) => [place.territory, place]))
    if (this.#me.home !== null) this.#search()
    for (const market of view.closed_markets) this.#found.delete(market)
  }

  /** By territory where the seat is not present: by what it is reached; the simplest way if there are several. */
  get ways(): Map<string, Way> {
    const ways = new Map<string, Way>()
    for (const [there, place] of this.#places) {
      if (place.holder === this.#me.seat) continue
      const way = this.#found.get(there)
      if (way) ways.set(there, way)
      // Tokens that Wireless has lifted go anywhere (#advance-wireless).
      else if (this.#me.anywhere > 0 && !this.#view.closed_markets.includes(there)) ways.set(there, 'wireless')
    }
    return ways
  }

  #owns(advance: string): boolean {
    return this.#me.advances.includes(advance)
  }

  #add(there: string, way: Way): void {
    if (!this.#found.has(there)) this.#found.set(there, way)
  }

  /** Open, and in the West only with Westward Ho (#western-regions). */
  #allowed(there: string): boolean {
    return this.#places.has(there) && (!this.#box.lands.get(there)?.west || this.#owns('westward-ho'))
  }

  #land(here: string): Land {
    return this.#box.lands.get(here)!
  }

  #isSettled(here: string): boolean {
    const place = this.#places.get(here)
    return place?.holder === this.#me.seat && place.established
  }

  /** Established Presences, and the home even when it is lost (#place-tokens, #lost-home). */
  #sources(): string[] {
    const found = [...this.#places.keys()].filter(
      (here) => this.#isSettled(here) && !this.#view.closed_markets.includes(here),
    )
    const home = this.#me.home!
    return found.includes(home) ? found : [...found, home]
  }

  #effects(): string[] {
    return this.#me.in_force.map((card) => this.#box.cards.get(card)?.effect ?? '')
  }

  #search(): void {
    const sources = this.#sources()
    const expanding = this.#view.phase === 'expansion'
    const spike = expanding && this.#effects().includes('rail-this-turn')
    this.#byLand(sources)
    if (spike || this.#owns('railroads')) this.#byRail(sources, spike)
    if (this.#owns('steamships')) this.#byShip(sources)
    if (this.#owns('airplanes')) this.#byAir()
    this.#byCards(sources, expanding)
    if (this.#me.discoveries.includes('e-commerce'))
      for (const there of this.#places.keys()) this.#add(there, 'e-commerce')
  }

  #byLand(sources: string[]): void {
    for (const here of sources)
      for (const there of this.#land(here).land) if (this.#allowed(there)) this.#add(there, 'land')
    for (const here of sources)
      for (const there of this.#land(here).ferries) if (this.#allowed(there)) this.#add(there, 'ferry')
    if (!this.#owns('telegraph')) return
    for (const here of sources)
      for (const middle of this.#land(here).land) {
        if (!this.#allowed(middle) || this.#blocks(middle)) continue
        for (const there of this.#land(middle).land) if (this.#allowed(there)) this.#add(there, 'telegraph')
      }
  }

  /** Natives and Established Presences of others stop the Telegraph (#advance-telegraph). */
  #blocks(middle: string): boolean {
    const place = this.#places.get(middle)!
    return place.natives || (place.holder !== null && place.holder !== this.#me.seat && place.established)
  }

  #byRail(sources: string[], overRivers: boolean): void {
    for (const start of sources) {
      const { region, foreign } = this.#land(start)
      if (!this.#allowed(start) || !this.#isSettled(start) || foreign) continue
      const linked = [start]
      const next = (here: string): string[] =>
        this.#land(here).land.filter((there) => overRivers || !this.#box.rivers.has(`${here} ${there}`))
      for (const here of linked)
        for (const there of next(here))
          if (this.#land(there).region === region && !linked.includes(there)) linked.push(there)
      for (const here of linked)
        for (const there of [here, ...next(here)]) if (this.#allowed(there)) this.#add(there, 'railroads')
    }
  }

  #byShip(sources: string[]): void {
    const coasts = new Set(sources.filter((here) => this.#isSettled(here)).flatMap((here) => this.#land(here).coasts))
    if (coasts.size === 0) return
    for (const there of this.#places.keys()) {
      const on = this.#land(there).coasts
      const joined = this.#view.canal ? on.length > 0 : on.some((coast) => coasts.has(coast))
      if (joined && this.#allowed(there)) this.#add(there, 'steamships')
    }
  }

  #byAir(): void {
    const markets = [...this.#places.keys()].filter((there) => this.#land(there).foreign)
    for (const there of this.#places.keys())
      if (!markets.includes(there) && this.#allowed(there)) this.#add(there, 'airplanes')
    const present = markets.filter((there) => this.#places.get(there)!.holder === this.#me.seat)
    if (present.length >= (this.#box.constants['airplane-markets'] ?? 3)) return
    const cities = [...this.#places.values()]
      .filter((place) => place.city && this.#isSettled(place.territory))
      .map((place) => place.territory)
      .filter((here) => !this.#view.closed_markets.includes(here))
    const abroad = cities.filter((here) => this.#land(here).foreign)
    const shores = new Set(
      cities.filter((here) => !this.#land(here).foreign).flatMap((here) => this.#land(here).coasts),
    )
    for (const market of markets) {
      const ocean = this.#land(market).ocean
      const elsewhere = abroad.some((here) => here !== market)
      if ((ocean !== null && shores.has(ocean)) || elsewhere) this.#add(market, 'airplanes')
    }
  }

  /** What cards in force open (#movement-cards). */
  #byCards(sources: string[], expanding: boolean): void {
    const settled = sources.some((here) => this.#isSettled(here))
    for (const id of this.#me.in_force) {
      const card = this.#box.cards.get(id)
      if (!card) continue
      for (const there of card.territories) {
        const place = this.#places.get(there)
        if (!place) continue
        const vacant = place.holder === null && !place.natives
        if (
          (card.effect === 'oregon-trail' && expanding && vacant) ||
          (card.effect === 'cheap-attacks' && expanding && settled) ||
          (card.effect === 'panama-canal' && settled)
        )
          this.#add(there, 'card')
      }
    }
  }
}
