/**
 * What a player has in mind and has not done: the card they took up, the room somebody is to leave, and where they would
 * place their people.
 */
import { createContext } from 'svelte'
import type { Playing } from '$web/kit/playing.svelte'
import {
  PLACES,
  rivalryOf,
  roomOf,
  valuesOf,
  type Company,
  type Department,
  type Kind,
  type Place,
  type Staff,
} from './model'
import { mostAfter } from './forecast'
import { empty, follow, gainOf, type Scene } from './scene'
import { Show } from './show.svelte'

export class Desk {
  readonly #playing: Playing
  #taken = $state.raw<{ card: Kind; origin: Department | null; question: number } | null>(null)
  #plan = $state.raw<{ places: Department[]; turn: number }>({ places: [], turn: 0 })
  /** Placements are on their way. */
  sending = $state(false)
  #scene: Scene = empty(0)

  constructor(playing: Playing) {
    this.#playing = playing
  }

  readonly game = $derived.by(() => rivalryOf(this.#playing.view))
  readonly me: Company | null = $derived.by(() => this.game.players[this.#playing.seat ?? -1] ?? null)

  /** What a company may have at the end of this turn if that is more than the goal, and so the game would end; else none. */
  nearing(seat: number): number | null {
    if (this.game.phase === 'over') return null
    const most = mostAfter(this.game.players[seat]!, this.game, valuesOf(this.#playing.components))
    return most > this.game.goal ? most : null
  }

  /** The dice of this turn, as far as they were seen. */
  readonly scene: Scene = $derived.by(() => {
    this.#scene = follow(this.#scene, this.game.turn, this.#playing.events)
    return this.game.demand === null && this.game.phase !== 'over' ? empty(this.game.turn) : this.#scene
  })

  /** How far they have been shown. */
  readonly show = new Show(() => this.scene)

  /** What a department has brought and its dice do not show yet. */
  pending(seat: number, department: Department): number {
    return this.show.lie(department) === 'lying' ? 0 : (gainOf(this.scene, seat, department)?.count ?? 0)
  }

  /** The viewer's cards, those without that they draw in a moment. */
  readonly hand: Kind[] = $derived.by(() => {
    const hand = [...(this.me?.hand ?? [])]
    if (this.show.lie('research') === 'lying') return hand
    for (const card of this.scene.drawn) if (hand.includes(card)) hand.splice(hand.lastIndexOf(card), 1)
    return hand
  })

  // ------------------------------------------------------------------ a card taken up

  /** What was taken up for one question is not for the next. */
  readonly #held = $derived.by(() => (this.#taken?.question === this.#playing.question ? this.#taken : null))
  readonly card: Kind | null = $derived.by(() => this.#held?.card ?? null)
  /** The room that somebody is to leave, with a queen. */
  readonly origin: Department | null = $derived.by(() => this.#held?.origin ?? null)

  /** Whether a card may be played now. */
  readonly acting = $derived.by(() => this.#playing.may({}, ['pass']))

  take(card: Kind): void {
    this.#playing.close()
    const again = this.card === card
    this.#taken = again ? null : { card, origin: null, question: this.#playing.question }
  }

  leaveFrom(origin: Department | null): void {
    this.#playing.close()
    if (this.#held) this.#taken = { ...this.#held, origin }
  }

  putBack(): void {
    this.#taken = null
  }

  // ------------------------------------------------------------------ placing people

  /** Whether the viewer is to place people. */
  readonly placing = $derived.by(() => this.#playing.may({}, ['assign']))

  /** Where those would go who are not placed yet. */
  readonly plan: readonly Department[] = $derived.by(() =>
    this.placing && this.#plan.turn === this.game.turn ? this.#plan.places.slice(0, this.me?.to_place ?? 0) : [],
  )

  /** How many have no place yet: if they are not given one, they stay in reserve. */
  readonly left = $derived.by(() => (this.placing ? (this.me?.to_place ?? 0) - this.plan.length : 0))

  planned(department: Department): number {
    return this.plan.filter((one) => one === department).length
  }

  /** The next one goes there; once all have a place, the last of them goes there instead. */
  place(department: Department): void {
    if (this.sending) return
    const kept = this.left > 0 ? this.plan : this.plan.slice(0, -1)
    this.#plan = { places: [...kept, department], turn: this.game.turn }
  }

  takeBack(department: Department): void {
    const at = this.plan.lastIndexOf(department)
    if (at >= 0 && !this.sending)
      this.#plan = { places: this.plan.filter((_, one) => one !== at), turn: this.game.turn }
  }

  /** What is to be played, in order, if this is the assignment. */
  readonly moves: ['assign', Place][] = $derived.by(() => [
    ...this.plan.map((place): ['assign', Place] => ['assign', place]),
    ...Array.from({ length: this.left }, (): ['assign', Place] => ['assign', 'reserve']),
  ])

  /** Everybody goes where they are meant to go. */
  async ready(): Promise<void> {
    if (this.sending) return
    this.sending = true
    try {
      let follows = false
      for (const move of this.moves) {
        if (!(await this.#playing.play(move, follows))) return
        follows = true
        if (move[1] !== 'reserve') this.#plan = { places: this.#plan.places.slice(1), turn: this.#plan.turn }
      }
    } finally {
      this.sending = false
    }
  }

  // ------------------------------------------------------------------ where people are

  /** Who works where in a company, those included who are about to be placed. */
  staff(company: Company): Staff {
    const mine = company.seat === this.#playing.seat
    const found = Object.fromEntries(PLACES.map((place) => [place, company[place]])) as Staff
    if (!mine || this.game.phase !== 'assignment') return found
    for (const place of PLACES) {
      if (place === 'reserve') continue
      const moved = roomOf(company, place).placing + this.planned(place)
      found[place] += moved
      found.reserve -= moved
    }
    return found
  }
}

export const [desk, setDesk] = createContext<Desk>()
