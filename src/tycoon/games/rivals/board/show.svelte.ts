/**
 * The dice of a turn as a short scene: the die for the demand first, then one department after the other, for all companies at
 * once. They tumble, lie still, and what they brought appears. It can be skipped and seen again.
 */
import { lessMotion, pace, SPEEDS } from '$web/settings.svelte'
import { beatsOf, type Beat, type Scene } from './scene'

/** How long dice tumble, and then lie before the next are thrown: in parts of how long a thing that happens is shown. */
const TUMBLE = 0.6
const REST = 0.4
/** How often a tumbling die shows another face, in milliseconds. */
const FACE = 75

export type Lie = 'coming' | 'tumbling' | 'lying'

export class Show {
  readonly #scene: () => Scene
  /** How many beats are known, and of which turn; what was rolled before the board was there lies still. */
  #count = -1
  #turn = -1
  /** How many of them were thrown, and how many lie still. */
  #thrown = $state(0)
  #still = $state(0)
  rolling = $state(false)
  /** Another number, other faces. */
  tick = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined
  #ticker: ReturnType<typeof setInterval> | undefined

  constructor(scene: () => Scene) {
    this.#scene = scene
  }

  readonly beats: Beat[] = $derived.by(() => beatsOf(this.#scene()))
  /** What is rolled now, or has just been. */
  readonly now: Beat | null = $derived.by(() => (this.rolling ? (this.beats[this.#thrown - 1] ?? null) : null))

  lie(beat: Beat): Lie {
    const at = this.beats.indexOf(beat)
    if (at < this.#still) return 'lying'
    return at < this.#thrown ? 'tumbling' : 'coming'
  }

  /** Whether it has just come to lie. */
  landed(beat: Beat): boolean {
    return this.now === beat && this.lie(beat) === 'lying'
  }

  /** More was rolled, or another turn is shown: to be called whenever `beats` has changed. */
  follow(): void {
    const count = this.beats.length
    const { turn } = this.#scene()
    const known = this.#count
    if (turn === this.#turn && count === known) return
    const more = known >= 0 && (count > known || (turn !== this.#turn && count > 0))
    if (turn !== this.#turn) this.#restart()
    this.#count = count
    this.#turn = turn
    if (!more || lessMotion() || pace() === 'off') this.skip()
    else if (!this.rolling) this.#throw()
  }

  again(): void {
    this.#restart()
    this.#throw()
  }

  #restart(): void {
    this.end()
    this.#thrown = this.#still = 0
    this.rolling = false
  }

  skip(): void {
    this.end()
    this.#thrown = this.#still = this.#count
    this.rolling = false
  }

  /** Nothing goes on any more. */
  end(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#ticker)
  }

  #throw(): void {
    this.rolling = this.#thrown < this.#count
    if (!this.rolling) return
    const beat = SPEEDS[pace()] || SPEEDS.normal
    this.#thrown += 1
    this.#ticker = setInterval(() => (this.tick += 1), FACE)
    this.#timer = setTimeout(() => {
      clearInterval(this.#ticker)
      this.#still = this.#thrown
      this.#timer = setTimeout(() => this.#throw(), beat * REST)
    }, beat * TUMBLE)
  }
}

/** What a tumbling die shows for a moment. */
export function faceOf(tick: number, die: number): number {
  return 1 + ((Math.imul(tick * 31 + die * 17 + 7, 0x9e3779b1) >>> 13) % 6)
}
