/**
 * A table as it stands, kept up to date by the server's event stream.
 *
 * The stream is opened again whenever it breaks: at once when the page wakes or the network is back, otherwise after
 * growing pauses. A command is sent with the same id until it is answered, so it is neither lost nor done twice.
 */
import { get, newId, pause, post, Refused, request } from './api'
import type { Entry, HintInfo, Move, Position, Problem, RefusalInfo } from './types'
import { formatJson, parseJson } from './words/json'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 10_000
/** The stream says something at least this often; a longer silence means that it is dead. */
const LONGEST_SILENCE = 60_000
const RESENDS = 5

export interface Turned {
  move: Move
  problem: Problem
}

export class LiveTable {
  readonly id: string
  position = $state.raw<Position | null>(null)
  entries = $state.raw<Entry[]>([])
  link = $state<'connecting' | 'live' | 'lost'>('connecting')
  /** The move on its way to the server. */
  pending = $state.raw<Move | null>(null)
  /** The last move, if it was turned down. */
  turned = $state.raw<Turned | null>(null)
  /** The table had moved on before the last command came. */
  overtaken = $state(false)
  /** What was recommended for the decision I am asked for. */
  hints = $state.raw<HintInfo[] | null>(null)
  /** Whether a hint is being worked out. */
  hinting = $state(false)
  /** The table cannot be shown at all. */
  missing = $state.raw<Problem | null>(null)
  /** Server time minus ours, in milliseconds. */
  ahead = $state(0)

  #stream: EventSource | null = null
  #again: ReturnType<typeof setTimeout> | null = null
  #pause = FIRST_PAUSE
  #heard = 0
  #closed = false
  /** Counts the decisions I was asked for: a hint is for one of them. */
  #decision = 0

  constructor(id: string) {
    this.id = id
    document.addEventListener('visibilitychange', this.#wake)
    window.addEventListener('online', this.#wake)
    window.addEventListener('pageshow', this.#wake)
    void this.refresh()
  }

  get path(): string {
    return `/tables/${encodeURIComponent(this.id)}`
  }

  close(): void {
    this.#closed = true
    document.removeEventListener('visibilitychange', this.#wake)
    window.removeEventListener('online', this.#wake)
    window.removeEventListener('pageshow', this.#wake)
    this.#disconnect()
  }

  /** Asks for everything and listens on from there. */
  async refresh(): Promise<void> {
    if (this.#closed) return
    this.#disconnect()
    try {
      this.#take(await get<Position>(this.path))
    } catch (error) {
      if (error instanceof Refused && !error.passing) this.missing = error.problem
      else this.#later()
      return
    }
    this.#connect()
  }

  #connect(): void {
    if (this.#closed || !this.position) return
    const stream = new EventSource(`/api${this.path}/events?since=${this.position.version}`)
    this.#stream = stream
    this.#heard = Date.now()
    const heard = (event: MessageEvent<string>): void => {
      this.#hear()
      this.#take(parseJson(event.data) as unknown as Position)
    }
    stream.onopen = () => this.#hear()
    stream.onmessage = heard
    stream.addEventListener('position', heard)
    stream.addEventListener('ping', () => this.#hear())
    stream.onerror = () => {
      if (stream !== this.#stream) return
      this.#disconnect()
      this.#later()
    }
  }

  #hear(): void {
    this.#heard = Date.now()
    this.#pause = FIRST_PAUSE
    this.link = 'live'
  }

  #disconnect(): void {
    this.#stream?.close()
    this.#stream = null
    if (this.#again !== null) clearTimeout(this.#again)
    this.#again = null
  }

  /** Tries again after a while. */
  #later(): void {
    if (this.#closed) return
    this.link = this.position ? 'lost' : 'connecting'
    this.#again = setTimeout(() => void this.refresh(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  #wake = (): void => {
    if (document.hidden || this.#closed || this.missing) return
    if (this.#stream === null || Date.now() - this.#heard > LONGEST_SILENCE) {
      this.#pause = FIRST_PAUSE
      void this.refresh()
    }
  }

  /** Takes a position over, unless a newer one is known; its entries are added to those known. */
  #take(position: Position): void {
    this.missing = null
    this.ahead = position.now * 1000 - Date.now()
    const known = new Map(this.entries.map((entry) => [entry.number, entry]))
    const fresh = position.entries.filter((entry) => !known.has(entry.number))
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh].sort((one, other) => one.number - other.number)
    if (!this.position || position.version >= this.position.version) {
      if (this.turned && this.position && position.version > this.position.version) this.turned = null
      const moved = fresh.some(
        (entry) => entry.kind !== 'chat' && entry.kind !== 'told' && entry.seat === position.seat,
      )
      if (moved || !position.hints || (this.position && !sameOffer(this.position, position))) this.#forgetHints()
      this.position = position
    }
  }

  /** Sends a command until it is answered. */
  async #send(method: string, path: string, body: unknown): Promise<Position> {
    for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      try {
        return await request<Position>(method, this.path + path, body)
      } catch (error) {
        if (!(error instanceof Refused) || !error.passing || this.#closed) throw error
        this.link = 'lost'
        await pause(wait)
      }
    }
  }

  /**
   * A command about the position I see. If the table has moved on in the meantime but still offers me just the same,
   * it is sent again for the new position; otherwise I am told.
   */
  async #command(path: string, body: { move?: Move }): Promise<Problem | null> {
    const id = newId()
    let before = this.position
    this.overtaken = false
    this.turned = null
    for (let sent = 0; before; sent += 1) {
      try {
        this.#take(await this.#send('POST', path, { id, version: before.version, ...body }))
        return null
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        const { problem } = error
        if (error.status !== 409 || problem.reason !== 'stale') return problem
        if (problem.position) this.#take(problem.position)
        else await this.refresh()
        const now = this.position
        if (!now || now.version === before.version || sent === RESENDS || !sameOffer(before, now)) {
          this.overtaken = true
          return null
        }
        before = now
      }
    }
    return null
  }

  async play(move: Move): Promise<void> {
    if (this.pending) return
    this.pending = move
    try {
      const problem = await this.#command('/moves', { move })
      if (problem) this.turned = { move, problem }
    } finally {
      this.pending = null
    }
  }

  async undo(): Promise<void> {
    if (this.pending) return
    this.pending = ['undo']
    try {
      const problem = await this.#command('/undo', {})
      if (problem) this.turned = { move: [], problem }
    } finally {
      this.pending = null
    }
  }

  #forgetHints(): void {
    this.#decision += 1
    this.hints = null
  }

  /** Asks for the best moves; they are kept until I have decided. */
  async hint(): Promise<void> {
    if (this.hinting) return
    this.hinting = true
    const decision = this.#decision
    try {
      const found = await post<{ hints: HintInfo[] }>(`${this.path}/hint`)
      if (decision === this.#decision) this.hints = found.hints
    } finally {
      this.hinting = false
    }
  }

  /** Why a move is not allowed; none if it is. */
  async why(move: Move): Promise<RefusalInfo | null> {
    return (await post<{ refusal: RefusalInfo | null }>(`${this.path}/why`, { move })).refusal
  }

  async say(text: string): Promise<void> {
    await this.#send('POST', '/chat', { id: newId(), text })
  }

  async autopass(on: boolean): Promise<void> {
    await this.#send('PUT', '/autopass', { on })
    await this.refresh()
  }

  async join(seat: number | null, word = ''): Promise<void> {
    await post(`${this.path}/join`, { seat, word })
    await this.refresh()
  }

  async away(): Promise<void> {
    await post(`${this.path}/away`)
    await this.refresh()
  }

  async leave(): Promise<void> {
    await post(`${this.path}/leave`)
    await this.refresh()
  }

  async start(): Promise<void> {
    await post(`${this.path}/start`)
    await this.refresh()
  }
}

/** Whether a player may do the same in both positions. */
function sameOffer(one: Position, other: Position): boolean {
  return one.seat === other.seat && one.options.length > 0 && formatJson(one.options) === formatJson(other.options)
}
