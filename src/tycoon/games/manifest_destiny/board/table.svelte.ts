/** What all parts of the board ask: the view as what it is, what is in the box, and what follows from both. */
import { createContext } from 'svelte'
import type { Playing } from '$web/kit/playing.svelte'
import { boxOf, type Box } from './box'
import { attackOn, type Attack } from './odds'
import { payoutsOf, type Payout } from './payouts'
import { Reach, type Way } from './reach'
import { viewOf, type Place, type Player, type View } from './view'

/** What is done with a territory. */
export const WITH_TERRITORY = [
  ...['home', 'place', 'attack', 'city', 'cheap-city', 'free-city', 'lift', 'take', 'replace', 'cede', 'remove'],
  ...['evict', 'place-natives', 'drive-out', 'burn', 'mark', 'clear', 'close'],
]

export class DestinyTable {
  readonly playing: Playing

  constructor(playing: Playing) {
    this.playing = playing
  }

  readonly view: View = $derived.by(() => viewOf(this.playing.view))
  readonly before: View | null = $derived.by(() => (this.playing.before ? viewOf(this.playing.before) : null))
  readonly box: Box = $derived.by(() => boxOf(this.playing.components))
  readonly places: Map<string, Place> = $derived.by(
    () => new Map(this.view.territories.map((place) => [place.territory, place])),
  )
  /** The viewer's own seat, or that of whoever acts for who only watches. */
  readonly seat: number | null = $derived.by(() => this.playing.seat ?? this.view.acting)
  readonly me: Player | null = $derived.by(() =>
    this.playing.seat === null ? null : (this.view.players[this.playing.seat] ?? null),
  )
  readonly ways: Map<string, Way> = $derived.by(() =>
    this.seat === null ? new Map<string, Way>() : new Reach(this.box, this.view, this.seat).ways,
  )
  /** By product, by seat. */
  readonly payouts: Map<string, Payout[]> = $derived.by(
    () => new Map([...this.box.payouts.keys()].map((product) => [product, payoutsOf(this.box, this.view, product)])),
  )
  /** By territory that may be chosen now: for what. */
  readonly chosen: Map<string, Set<string>> = $derived.by(() => {
    const found = new Map<string, Set<string>>()
    const put = (territory: string, verb: string): void => {
      found.set(territory, (found.get(territory) ?? new Set()).add(verb))
    }
    for (const { move, option } of this.playing.choices) {
      const [domain] = option.domains
      if (domain?.name === 'territory') put(String(move[1]), option.verb)
      else if (domain?.name === 'region')
        for (const place of this.view.territories) if (place.region === move[1]) put(place.territory, option.verb)
    }
    return found
  })
  readonly setup = $derived.by(() => this.box.setups.get(this.view.players.length))
  readonly started: boolean = $derived.by(() => this.view.turn > 0)

  /** An attack of the viewer there; none where there is nobody to be attacked by them. */
  attack(place: Place): Attack | null {
    if (this.seat === null || place.holder === this.seat) return null
    if (place.holder === null && !place.natives) return null
    return attackOn(this.box, this.view, this.seat, place)
  }

  /** The name of a thing. */
  name(id: string): string {
    return this.playing.wording.label('id', id)
  }

  /** A word of the board. */
  word(id: string): string {
    return this.playing.wording.label('board', id)
  }

  /** An amount of money. */
  money(amount: number): string {
    return this.say('money', { amount })
  }

  /** A sentence of the board. */
  say(id: string, facts: Parameters<Playing['wording']['say']>[1]): string {
    return this.playing.wording.say(`board-${id}`, facts)
  }

  /** What a clause says, without what stands before a card's event and after it. */
  clause(id: string): string {
    return this.playing.rule(id)?.text ?? ''
  }

  cities(seat: number): number {
    return this.view.territories.filter((place) => place.holder === seat && place.city).length
  }

  fresh(seat: number): number {
    return this.view.territories.filter((place) => place.holder === seat && !place.established).length
  }

  /** The event of a card in words: its clause begins with its kind, and ends with its product. */
  eventOf(id: string): string {
    const sentences = this.clause(`card-${id}`).split(/(?<=[.!])\s+/)
    const card = this.box.cards.get(id)
    return sentences.slice(1, card?.product ? -1 : undefined).join(' ')
  }
}

export const [table, setTable] = createContext<DestinyTable>()
