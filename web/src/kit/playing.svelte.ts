/**
 * What happens between a player and a board: things on it stand for moves (`spot`) or explain themselves (`tip`), pointing at
 * one shows what its moves would bring, and clicking it makes the move, or offers those there are.
 *
 * A board makes one of these from its props and gives it to `Stage.svelte`; the parts of the kit find it with `playing()`.
 */
import { createContext, untrack } from 'svelte'
import { createAttachmentKey, type Attachment } from 'svelte/attachments'
import { SvelteMap } from 'svelte/reactivity'
import type { Action } from '../actions'
import type { BoardProps, Prospect } from '../board'
import type { Components, Entry, Facts, Move, RefusalInfo } from '../types'
import { formatJson } from '../words/json'
import type { Wording } from '../words/wording'
import { choicesOf, formsOf, isAbout, type Choice, type What } from './choices'
import { isAtRest } from './moving'

/** So long somebody must point at a thing before it is explained. */
const POINTING = 90
/** So many moves of one thing are considered. */
const CONSIDERED = 12

const HERE = createAttachmentKey()

/** What a thing says of itself. */
export interface About {
  title?: string
  text?: string | string[]
  /** The clause it stands on: its text is shown, and it can be opened. */
  clause?: string
}

export interface SpotWishes {
  /** What it is called: for who cannot see it. */
  label: string
  about?: About | (() => About)
  /** It tells itself what its moves would bring: no list of what would change is needed. */
  told?: boolean
  /** Only moves of these verbs are made here. */
  verbs?: readonly string[]
  /** A move that it looks as if it could be made here: if it is not allowed, a click tells why. */
  tries?: Move
}

/** A thing on the board that is pointed at or was clicked. */
export interface Shown {
  node: Element
  what: What
  wishes: SpotWishes
  /** It was clicked: it stays, and can be clicked in. */
  pinned: boolean
}

export class Playing {
  readonly #props: () => BoardProps

  /** What is explained, with the moves it stands for. */
  shown = $state.raw<Shown | null>(null)
  /** The move that somebody points at. */
  wondered = $state.raw<Move | null>(null)
  /** Why what was clicked cannot be done. */
  refusal = $state.raw<RefusalInfo | null>(null)

  #timer = 0
  /** Where the pointer rests on what it was not moved to. */
  #unasked: { x: number; y: number } | null = null
  #known = new SvelteMap<string, Prospect | null>()
  #asked = new Set<string>()
  /** What is on the board, each once, and how often. */
  #spots = new SvelteMap<string, { what: What; verbs: readonly string[] | undefined }>()
  #counts = new Map<string, number>()
  #attached = new Map<string, Attachment>()

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  // ------------------------------------------------------------------ what a board is given

  get view(): Facts {
    return this.#props().view
  }
  get before(): Facts | null {
    return this.#props().before
  }
  get events(): Entry[] {
    return this.#props().events
  }
  get components(): Components {
    return this.#props().components
  }
  get seat(): number | null {
    return this.#props().seat
  }
  get names(): string[] {
    return this.#props().names
  }
  get wording(): Wording {
    return this.#props().wording
  }
  get busy(): boolean {
    return this.#props().busy
  }
  get question(): number {
    return this.#props().question
  }
  get actors(): number[] {
    return this.#props().actors
  }

  isActor(seat: number): boolean {
    return this.#props().actors.includes(seat)
  }

  read(clause: string): void {
    this.#props().read(clause)
  }

  rule(clause: string): { title: string; text: string } | null {
    return this.#props().rule(clause)
  }

  isDoubted(move: Move): boolean {
    return this.#props().isDoubted(move)
  }

  // ------------------------------------------------------------------ what may be done

  readonly choices: Choice[] = $derived.by(() => choicesOf(this.#props().options))
  readonly forms: Action[] = $derived.by(() => formsOf(this.#props().options))

  /** The moves that nothing on the board stands for: they are offered as buttons. */
  readonly loose: Choice[] = $derived.by(() => {
    const spots = [...this.#spots.values()]
    return this.choices.filter((choice) => !spots.some(({ what, verbs }) => isAbout(choice, what, verbs)))
  })

  /** Whether one thing stands for several moves, so that none of them can be seen on the board itself. */
  readonly shared: boolean = $derived.by(() =>
    [...this.#spots.values()].some(
      ({ what, verbs }) => this.choices.filter((choice) => isAbout(choice, what, verbs)).length > 1,
    ),
  )

  /**
   * Whether there is nothing to decide: then the keyboard goes through all that explains itself. Who is to decide is led through what
   * may be done, and finds the rest in the text below the board and in the rules.
   */
  get #idle(): boolean {
    return this.#props().options.length === 0
  }

  /** The moves that are about a thing. */
  at(what: What, verbs?: readonly string[]): Choice[] {
    return this.choices.filter((choice) => isAbout(choice, what, verbs))
  }

  /** Whether something can be done with a thing. */
  may(what: What, verbs?: readonly string[]): boolean {
    return this.choices.some((choice) => isAbout(choice, what, verbs))
  }

  /** Makes a move; `follows` says that it was decided together with the one before. */
  async play(move: Move, follows = false): Promise<boolean> {
    if (this.busy) return false
    const made = await this.#props().play(move, follows)
    if (made) this.close()
    return made
  }

  // ------------------------------------------------------------------ what it would bring

  #key(move: Move): string {
    return `${this.question} ${formatJson(move)}`
  }

  /** What a move would bring, once that is known. */
  prospect(move: Move): Prospect | null {
    return this.#known.get(this.#key(move)) ?? null
  }

  /** What the viewer would see after the move they point at; none if that is not known, or cannot be. */
  readonly foreseen: Facts | null = $derived.by(() => {
    if (!this.wondered) return null
    const found = this.prospect(this.wondered)
    return found && !found.final ? found.view : null
  })

  /** Asks what moves would bring. One can decide without. */
  wonder(moves: Move[]): void {
    const fresh = moves.filter((move) => !this.#asked.has(this.#key(move))).slice(0, CONSIDERED)
    if (fresh.length === 0) return
    const keys = fresh.map((move) => this.#key(move))
    for (const key of keys) this.#asked.add(key)
    this.#props()
      .preview(fresh)
      .then(
        (found) => keys.forEach((key, at) => this.#known.set(key, found[at] ?? null)),
        () => keys.forEach((key) => this.#asked.delete(key)),
      )
  }

  // ------------------------------------------------------------------ things on the board

  /**
   * What makes an element (HTML or SVG) stand for its moves: to be spread into it. `data-may` says that something can be
   * done with it now.
   */
  spot(what: What, wishes: SpotWishes): Record<string | symbol, unknown> {
    const may = this.may(what, wishes.verbs)
    const key = `${formatJson({ ...what })} ${wishes.verbs?.join() ?? ''}`
    return {
      ...this.#pointing(what, wishes),
      'data-spot': Object.values(what).join(' ') || wishes.verbs?.join(' '),
      'data-may': may ? '' : undefined,
      role: 'button',
      tabindex: may || (this.#idle && (wishes.about || wishes.tries)) ? 0 : -1,
      'aria-label': wishes.label,
      'aria-disabled': may ? undefined : 'true',
      onclick: (event: MouseEvent) => this.#click(event, what, wishes),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        this.#click(event, what, wishes)
      },
      [HERE]: this.#here(key, what, wishes.verbs),
    }
  }

  /** Notes that a thing is on the board as long as its element is; the same function each time, so that it runs once. */
  #here(key: string, what: What, verbs: readonly string[] | undefined): Attachment {
    const known = this.#attached.get(key)
    if (known) return known
    const attachment: Attachment = () =>
      untrack(() => {
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
        if (!this.#spots.has(key)) this.#spots.set(key, { what, verbs })
        return () => {
          const left = (this.#counts.get(key) ?? 1) - 1
          this.#counts.set(key, left)
          if (left === 0) this.#spots.delete(key)
        }
      })
    this.#attached.set(key, attachment)
    return attachment
  }

  /** What makes an element explain itself to who points at it or reaches it by keyboard: to be spread into it. */
  tip(label: string, about: About | (() => About)): Record<string | symbol, unknown> {
    const wishes: SpotWishes = { label, about }
    return {
      ...this.#pointing({}, wishes),
      'data-tip': '',
      tabindex: this.#idle ? 0 : -1,
      onclick: (event: MouseEvent) => this.#show(event.currentTarget as Element, {}, wishes, true),
    }
  }

  /** Shows nothing any more. */
  close(): void {
    clearTimeout(this.#timer)
    this.shown = null
    this.wondered = null
    this.refusal = null
  }

  #pointing(what: What, wishes: SpotWishes): Record<string, unknown> {
    const point = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || this.shown?.pinned) return
      const node = event.currentTarget as Element
      clearTimeout(this.#timer)
      this.#timer = window.setTimeout(() => this.#show(node, what, wishes, false), POINTING)
    }
    return {
      // What comes to lie under a pointer at rest, where a bubble or a button has been, was not pointed at: not before it moves.
      onpointerenter: (event: PointerEvent) => {
        this.#unasked = isAtRest(event) ? { x: event.clientX, y: event.clientY } : null
        if (!this.#unasked) point(event)
      },
      onpointermove: (event: PointerEvent) => {
        if (!this.#unasked || (event.clientX === this.#unasked.x && event.clientY === this.#unasked.y)) return
        this.#unasked = null
        point(event)
      },
      onpointerleave: () => {
        this.#unasked = null
        clearTimeout(this.#timer)
        if (this.shown && !this.shown.pinned) this.close()
      },
      onfocus: (event: FocusEvent) => {
        const node = event.currentTarget as Element
        if (!this.shown?.pinned && node.matches(':focus-visible')) this.#show(node, what, wishes, false)
      },
      onblur: () => {
        if (this.shown && !this.shown.pinned) this.close()
      },
    }
  }

  #show(node: Element, what: What, wishes: SpotWishes, pinned: boolean, wonders = true): void {
    clearTimeout(this.#timer)
    if (this.shown?.node !== node) this.refusal = null
    const choices = this.at(what, wishes.verbs)
    this.shown = { node, what, wishes, pinned }
    this.wondered = choices.length === 1 ? choices[0]!.move : null
    if (wonders) this.wonder(choices.map((choice) => choice.move))
  }

  #click(event: Event, what: What, wishes: SpotWishes): void {
    event.stopPropagation()
    const node = event.currentTarget as Element
    const choices = this.at(what, wishes.verbs)
    const [only] = choices
    // A finger cannot point: the first tap shows what it would be, the second does it.
    const touched = event instanceof PointerEvent && event.pointerType === 'touch'
    const seen = this.shown?.node === node && this.shown.pinned
    if (only && choices.length === 1 && (!touched || seen)) {
      // What is being done is not asked about any more: the answer would come too late.
      this.#show(node, what, wishes, touched, false)
      void this.play(only.move)
      return
    }
    if (seen && choices.length !== 1) {
      this.close()
      return
    }
    this.#show(node, what, wishes, true)
    if (choices.length === 0 && wishes.tries) {
      const question = this.question
      void this.#props()
        .whyNot(wishes.tries)
        .then(
          (found) => {
            if (question === this.question && this.shown?.node === node) this.refusal = found
          },
          () => undefined,
        )
    }
  }
}

/** The board's playing, for the parts of the kit. */
export const [playing, setPlaying] = createContext<Playing>()
