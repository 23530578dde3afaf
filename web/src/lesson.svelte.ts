/**
 * A lesson at a table: which bubble is shown. How far the lesson is follows from the position; which of the bubbles up to the
 * next move were read, only this page knows.
 */
import { recall, remember } from './storage'
import type { Entry, LessonInfo, LessonStep, Move, Position } from './types'
import { formatJson } from './words/json'

/** So many tables are remembered whose lessons were read to their ends. */
const REMEMBERED = 20

let finished = $state.raw<string[]>((recall('lessons-read') ?? '').split(' ').filter(Boolean))

/** Whether the lesson at a table was read to its end: its bubbles do not come back, whenever the page is opened again. */
export function isFinished(table: string): boolean {
  return finished.includes(table)
}

export function finish(table: string): void {
  finished = [...finished, table].slice(-REMEMBERED)
  remember('lessons-read', finished.join(' '))
}

export class Course {
  readonly #lesson: () => LessonInfo | null
  readonly #position: () => Position | null
  readonly #entries: () => Entry[]

  /** How many steps were read: of those before the last move, all. */
  #read = $state(0)
  /** Whether the aim of the game was read, which comes before all steps. */
  #begun = $state(false)

  constructor(lesson: () => LessonInfo | null, position: () => Position | null, entries: () => Entry[]) {
    this.#lesson = lesson
    this.#position = position
    this.#entries = entries
  }

  get lesson(): LessonInfo | null {
    return this.#lesson()
  }

  /** How many steps are behind the learner. A move that is taken back takes its step back. */
  readonly #reached: number = $derived.by(() => this.#position()?.lesson?.reached ?? 0)

  /** The step whose move comes next; none when all moves are made. */
  readonly #due: number = $derived.by(() => {
    const steps = this.lesson?.steps ?? []
    const found = steps.findIndex((step, at) => at >= this.#reached && step.moves.length > 0)
    return found < 0 ? steps.length : found
  })

  /** The number of the bubble that is shown. */
  readonly at: number = $derived.by(() => Math.min(Math.max(this.#read, this.#reached), this.#due))

  /** The bubble that is shown; none once all were read. */
  readonly step: LessonStep | null = $derived.by(() => this.lesson?.steps[this.at] ?? null)

  /** Whether a move is asked for now, rather than reading on. */
  readonly asks: boolean = $derived.by(() => (this.step?.moves.length ?? 0) > 0)

  /** Whether this bubble is the last one. */
  readonly last: boolean = $derived.by(() => this.lesson !== null && this.at === this.lesson.steps.length - 1)

  /** Whether the aim of the game is shown. */
  readonly opens: boolean = $derived.by(() => !this.#begun && this.at === 0)

  /** What is said to the move that was made last, before anything else. */
  readonly reply: string = $derived.by(() => {
    const step = this.lesson?.steps[this.#reached - 1]
    if (!step || this.at !== this.#reached) return ''
    const seat = this.#position()?.seat
    const made = this.#entries()
      .filter((entry) => entry.kind === 'move' && entry.seat === seat && entry.move && isOneOf(entry.move, step.moves))
      .at(-1)
    const choice = made?.move ? step.moves.findIndex((move) => formatJson(move) === formatJson(made.move)) : -1
    return step.replies[choice] ?? ''
  })

  /** Reads on. */
  next(): void {
    if (this.opens) this.#begun = true
    else this.#read = this.at + 1
  }

  /** Reads again what was said before; what was done stays done. */
  back(): void {
    if (this.at > this.#reached) this.#read = this.at - 1
  }

  get canGoBack(): boolean {
    return this.at > this.#reached
  }
}

function isOneOf(move: Move, moves: Move[]): boolean {
  return moves.some((one) => formatJson(one) === formatJson(move))
}
