/**
 * The review of a finished game as far as it has been made, asked for until it is whole.
 *
 * Each answer brings the judgements that are new. Leaving the page loses nothing: the server keeps what it has found.
 */
import { get, reasonOf, Refused } from './api'
import type { JudgedInfo, MistakeInfo, ReviewAnswer, ReviewStep, TableInfo } from './types'

const LOOK_AGAIN = 1000
/** Whoever does not see the page can wait. */
const LOOK_UNSEEN = 30_000

/** So many decisions of each seat are named. */
const MOST_COSTLY = 3

export class Reviewing {
  table = $state.raw<TableInfo | null>(null)
  steps = $state.raw<ReviewStep[]>([])
  /** By step, and at last the end; where nothing is, it has not been looked at yet. */
  judged = $state.raw<(JudgedInfo | undefined)[]>([])
  done = $state(0)
  /** Seconds until it is whole, as far as that can be said. */
  left = $state<number | null>(null)
  problem = $state.raw<(() => string) | null>(null)

  #path: string
  /** So many judgements I have. */
  #known = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #asking = false

  constructor(id: string) {
    this.#path = `/tables/${encodeURIComponent(id)}/review`
    document.addEventListener('visibilitychange', this.#seen)
    void this.#look()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.#seen)
  }

  get whole(): boolean {
    return this.judged.length > 0 && !this.judged.includes(undefined)
  }

  /** Of each seat its most costly decisions, the worst first. */
  costly(seats: number): MistakeInfo[][] {
    const mistakes = this.judged.flatMap((one) => one?.mistake ?? [])
    const cost = (one: MistakeInfo): number => one.better_chance - one.chance
    return Array.from({ length: seats }, (_, seat) =>
      mistakes
        .filter((one) => one.seat === seat)
        .sort((one, other) => cost(other) - cost(one))
        .slice(0, MOST_COSTLY),
    )
  }

  #seen = (): void => {
    if (document.hidden || this.whole || this.#asking || this.#timer === undefined) return
    clearTimeout(this.#timer)
    void this.#look()
  }

  async #look(): Promise<void> {
    this.#asking = true
    let again = true
    try {
      this.#take(await get<ReviewAnswer>(`${this.#path}?since=${this.#known}`))
      this.problem = null
      again = !this.whole
    } catch (error) {
      this.problem = () => reasonOf(error)
      // What the server could not do it says once; whoever loads the page again asks it to try again.
      again = error instanceof Refused && error.passing
    }
    this.#asking = false
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (again && !this.#closed)
      this.#timer = setTimeout(() => void this.#look(), document.hidden ? LOOK_UNSEEN : LOOK_AGAIN)
  }

  #take(answer: ReviewAnswer): void {
    this.table = answer.table
    this.left = answer.left
    if (answer.since === 0) this.steps = answer.steps
    const judged =
      answer.since === 0 ? Array<JudgedInfo | undefined>(this.steps.length + 1).fill(undefined) : [...this.judged]
    for (const one of answer.judged) judged[one.step] = one
    this.judged = judged
    this.done = answer.done
    // If a server that was started again has lost some that I had, others came in their places: ask for all of them.
    this.#known = answer.done === 1 && !this.whole ? 0 : answer.since + answer.judged.length
  }
}
