/**
 * Shows what happens at a table one thing after the other, and what happened before again.
 *
 * What is shown is either how things stand (`shown` is null), or a moment of the game's past: one of those on their way to
 * now (`playing`), or one that somebody looks at (`looking`) while the game goes on. Moments that did not come over the line are
 * asked for.
 */
import { get } from './api'
import { lessMotion, pace, SPEEDS } from './settings.svelte'
import type { Entry, Moment, Position, Steps } from './types'
import { applyChanges } from './words/changes'

/** What is shown of one's own move, which one knows. */
const OWN = 250
/** However much happened: so long does it take to show it, unless that were too quick for the eye. */
const LONGEST = 15_000
const SHORTEST = 120
/** So many moments are kept at hand. */
const KEPT = 400

/** Of the table whose past it is. */
export interface Course {
  readonly path: string
  position: Position | null
  entries: Entry[]
}

export class Playback {
  /** What is shown instead of how things stand. */
  shown = $state.raw<Moment | null>(null)
  /** Its version. */
  at = $state(-1)
  mode = $state<'now' | 'playing' | 'looking'>('now')
  /** How many are still to be shown, and how many there were. */
  left = $state(0)
  planned = $state(0)

  #course: Course
  #moments = new Map<number, Moment>()
  #queue: number[] = []
  /** Counts what was begun: what was begun before is over. */
  #turn = 0

  constructor(course: Course) {
    this.#course = course
  }

  /** The versions with which the game went on, in order. */
  readonly steps = $derived.by(() => {
    const found = new Set<number>()
    for (const entry of this.#course.entries)
      if (entry.kind === 'told' || entry.kind === 'move' || entry.kind === 'undo') found.add(entry.version)
    return [...found].sort((one, other) => one - other)
  })

  /** With which version I moved last; none for who has not. */
  readonly mine = $derived.by(() => {
    const seat = this.#course.position?.seat ?? null
    if (seat === null) return null
    const own = this.#course.entries
      .filter((entry) => (entry.kind === 'move' || entry.kind === 'undo') && entry.seat === seat)
      .at(-1)
    return own?.version ?? null
  })

  /** What has happened since I moved last. */
  readonly since = $derived(this.mine === null ? [] : this.steps.filter((version) => version > this.mine!))

  /** What is told of the moment that is shown. */
  readonly told = $derived.by(() => this.#course.entries.filter((entry) => entry.version === this.at))

  /** The version before the one that is shown, or before what happened since my last turn. */
  readonly #since = $derived.by(() =>
    this.mode === 'now' ? (this.mine ?? this.steps.at(-2)) : this.steps.filter((one) => one < this.at).at(-1),
  )

  /** What happened since then; since my last turn, that begins with what came of it. */
  readonly events = $derived.by(() => {
    const since = this.#since
    if (since === undefined) return []
    const { entries } = this.#course
    if (this.mode !== 'now') return entries.filter((entry) => entry.version > since && entry.version <= this.at)
    return entries.filter((entry) => entry.version > since || (entry.version === this.mine && entry.kind === 'told'))
  })

  /** The moment before it: what differs is marked. */
  before(): Moment | null {
    return this.#since === undefined ? null : (this.#moments.get(this.#since) ?? null)
  }

  /** The table has come to another position. */
  take(position: Position, before: Position | null): void {
    if (!position.view) return
    this.#keep(position.version, { view: position.view, actors: position.actors, result: position.result })
    if (!before?.view || before.version >= position.version || before.seat !== position.seat) return
    const fresh = this.steps.filter((version) => version > before.version && version <= position.version)
    if (fresh.length === 0 || this.mode === 'looking' || pace() === 'off' || lessMotion() || document.hidden) return
    if (this.mode === 'playing') {
      this.#queue.push(...fresh)
      this.left += fresh.length
      this.planned += fresh.length
    } else if (fresh.length > 1 || !this.#isMine(fresh[0]!) || this.#isTelling(fresh[0]!)) {
      // Until the first of them is at hand, the page stays as it is.
      this.shown = { view: before.view, actors: before.actors, result: before.result }
      this.at = before.version
      void this.#play(fresh)
    }
  }

  /** Plays again what happened since my last turn. */
  again(): void {
    const versions = this.since.length > 0 ? this.since : this.steps.slice(-1)
    if (versions.length > 0) void this.#play(versions)
  }

  /** How things stand, at once. */
  skip(): void {
    this.#turn += 1
    this.#queue = []
    this.left = 0
    this.shown = null
    this.at = -1
    this.mode = 'now'
  }

  /** Holds what is being shown, to be looked at. */
  hold(): void {
    if (this.mode !== 'playing') return
    this.#turn += 1
    this.mode = 'looking'
  }

  /** Plays on from what is looked at. */
  goOn(): void {
    const rest = this.steps.filter((version) => version > this.at)
    if (rest.length > 0) void this.#play(rest)
    else this.skip()
  }

  /** Looks at a moment; at the last one, that is how things stand. */
  async look(version: number): Promise<void> {
    const turn = ++this.#turn
    this.#queue = []
    if (version === this.steps.at(-1)) {
      this.skip()
      return
    }
    this.mode = 'looking'
    this.at = version
    const found = await this.#moment(version)
    if (turn !== this.#turn) return
    if (found) this.shown = found
    else this.skip()
  }

  back(): void {
    const from = this.mode === 'now' ? Infinity : this.at
    const last = this.steps.at(-1) ?? -1
    const earlier = this.steps.filter((version) => version < Math.min(from, last)).at(-1)
    if (earlier !== undefined) void this.look(earlier)
  }

  forth(): void {
    if (this.mode === 'now') return
    const later = this.steps.find((version) => version > this.at)
    if (later === undefined) this.skip()
    else void this.look(later)
  }

  // ------------------------------------------------------------------ within

  #isMine(version: number): boolean {
    const seat = this.#course.position?.seat ?? null
    return this.#course.entries.some(
      (entry) => entry.version === version && (entry.kind === 'move' || entry.kind === 'undo') && entry.seat === seat,
    )
  }

  /** Whether more came of a move than that it was made. */
  #isTelling(version: number): boolean {
    return this.#course.entries.filter((entry) => entry.version === version && entry.kind === 'told').length > 1
  }

  async #play(versions: number[]): Promise<void> {
    const turn = ++this.#turn
    this.mode = 'playing'
    this.#queue = [...versions]
    this.planned = this.left = versions.length
    while (this.#queue.length > 0) {
      const version = this.#queue[0]!
      const found = await this.#moment(version)
      if (turn !== this.#turn) return
      this.#queue.shift()
      if (found) {
        this.shown = found
        this.at = version
        const plenty = Math.max(SHORTEST, LONGEST / Math.max(this.planned, 1))
        const known = this.#isMine(version) && !this.#isTelling(version)
        const longest = known ? OWN : SPEEDS[pace()] || SPEEDS.normal
        await new Promise((done) => setTimeout(done, Math.min(longest, plenty)))
        if (turn !== this.#turn) return
      }
      this.left = this.#queue.length
    }
    this.skip()
  }

  #keep(version: number, moment: Moment): void {
    this.#moments.delete(version)
    this.#moments.set(version, moment)
    if (this.#moments.size > KEPT) this.#moments.delete(this.#moments.keys().next().value!)
  }

  /** How the game stood then; none if it cannot be had. */
  async #moment(version: number): Promise<Moment | null> {
    const known = this.#moments.get(version)
    if (known) return known
    try {
      // What comes next will be wanted next.
      const later = this.steps.filter((one) => one >= version)[30] ?? this.steps.at(-1) ?? version
      const found = await get<Steps>(`${this.#course.path}/steps?after=${version}&until=${later}`)
      let moment = found.first
      if (!this.#moments.has(found.version)) this.#keep(found.version, moment)
      for (const step of found.steps) {
        moment = applyChanges(moment, step.changes)
        if (!this.#moments.has(step.version)) this.#keep(step.version, moment)
      }
    } catch {
      return null
    }
    return this.#moments.get(version) ?? null
  }
}
