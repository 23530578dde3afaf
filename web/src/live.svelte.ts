/**
 * A table as it stands, kept up to date over the page's line to the server.
 *
 * Positions come over the line and as answers to commands, in any order: an older one never replaces a newer one, and
 * one made for somebody else never replaces mine. A command is sent with the same id until it is answered, so it is
 * neither lost nor done twice.
 */
import { get, newId, pause, post, Refused, request } from './api'
import { isFinished } from './lesson.svelte'
import { theLine } from './line'
import { doubt, myId } from './me.svelte'
import { isOnly } from './actions'
import { coaching } from './coach.svelte'
import type { Prospect } from './considering'
import { Playback } from './playback.svelte'
import { confirming } from './settings.svelte'
import type { BlunderInfo, Entry, Foreseen, HintInfo, Move, Position, Problem, RefusalInfo } from './types'
import { applyChanges } from './words/changes'
import { formatJson } from './words/json'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 10_000
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
  /** A move that could not be taken back, and is made only if it is asked for once more. */
  doubted = $state.raw<Move | null>(null)
  /** A move that the coach warns of, and that is made only if it is asked for once more. */
  warned = $state.raw<BlunderInfo | null>(null)
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
  /** What happened, one thing after the other. */
  readonly playback: Playback

  /** The version up to which I have all entries. */
  #complete = -1
  #refreshes = 0
  #closed = false
  #unwatch: () => void
  /** Counts the decisions I was asked for: a hint is for one of them. */
  #decision = 0

  constructor(id: string) {
    this.id = id
    this.playback = new Playback(this)
    this.#unwatch = theLine().watch(id, {
      since: () => (this.position?.viewer === myId() ? this.#complete : -1),
      take: (position) => this.#take(position),
      refuse: (problem) => (this.missing = problem),
      hold: (yes) => (this.link = yes ? 'live' : this.position ? 'lost' : 'connecting'),
      ask: () => void this.refresh(),
    })
  }

  get path(): string {
    return `/tables/${encodeURIComponent(this.id)}`
  }

  close(): void {
    this.#closed = true
    this.playback.skip()
    this.#unwatch()
  }

  /** Asks for everything, where waiting for news is not enough. */
  async refresh(): Promise<void> {
    const turn = ++this.#refreshes
    try {
      this.#take(await get<Position>(this.path))
    } catch (error) {
      if (turn === this.#refreshes && error instanceof Refused && !error.passing) this.missing = error.problem
    }
  }

  /**
   * Takes a position over, unless a newer one is known; its entries are added to those known. Returns false if it was
   * made for somebody else than I am: then it says nothing.
   */
  #take(position: Position): boolean {
    if (position.viewer !== myId()) {
      void doubt()
      return false
    }
    this.missing = null
    this.ahead = position.now * 1000 - Date.now()
    // What I knew as somebody else is not what I may know now.
    const before = this.position?.viewer === position.viewer ? this.position : null
    if (!before) this.#complete = -1
    const entries = before ? this.entries : []
    const known = new Set(entries.map((entry) => entry.number))
    const fresh = position.entries.filter((entry) => !known.has(entry.number))
    if (fresh.length > 0 || !before)
      this.entries = without(
        [...entries, ...fresh].sort((one, other) => one.number - other.number),
        fresh,
      )
    if (!before || isNewer(position, before)) {
      if (this.turned && before && position.version > before.version) this.turned = null
      const moved = fresh.some(
        (entry) => entry.kind !== 'chat' && entry.kind !== 'told' && entry.seat === position.seat,
      )
      if (moved || !position.hints || !before || !sameOffer(before, position)) this.#forgetHints()
      if (!before || before.asked !== position.asked) this.doubted = this.warned = null
      this.position = position
      this.playback.take(position, before)
    }
    if (position.since <= this.#complete) this.#complete = Math.max(this.#complete, position.version)
    else theLine().again(this.id)
    return true
  }

  /** Sends a command until it is answered. */
  async #send<T = Position>(method: string, path: string, body: unknown): Promise<T> {
    for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      try {
        return await request<T>(method, this.path + path, body)
      } catch (error) {
        if (!(error instanceof Refused) || !error.passing || this.#closed) throw error
        this.link = 'lost'
        theLine().check()
        await pause(wait)
      }
    }
  }

  /**
   * A command about the position I see. If the table has moved on in the meantime but still offers me just the same,
   * it is sent again for the new position; otherwise I am told.
   */
  async #command(path: string, body: { move?: Move; sure?: boolean; hold?: boolean }): Promise<Problem | null> {
    const id = newId()
    let before = this.position
    this.overtaken = false
    this.turned = null
    for (let sent = 0; before; sent += 1) {
      try {
        const command = { id, version: before.version, ...body }
        const answer = await this.#send<Position | Problem>('POST', path, command)
        // A move that could not be taken back was not made: I was not sure.
        if ('reason' in answer) return answer
        this.#take(answer)
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

  /** Makes a move. One that could not be taken back is asked about first, unless nobody wants that or it is the only one. */
  async play(move: Move): Promise<void> {
    if (this.pending) return
    // What a lesson asks for is made at once: there is nothing to be decided about it.
    const careful = confirming() && !this.guided
    const only = isOnly(this.position?.options ?? [])
    // What was asked for once more is meant: nobody asks a third time.
    const again = this.isDoubted(move) || (this.warned !== null && formatJson(this.warned.move) === formatJson(move))
    const sure = !careful || again || only
    const asked = this.position?.asked
    this.doubted = null
    this.pending = move
    try {
      this.warned = this.coached && !only && !again ? await this.#advice(move) : null
      if (this.warned || this.position?.asked !== asked) return
      const problem = await this.#command('/moves', { move, sure, hold: careful })
      if (problem?.reason === 'unsure') this.doubted = move
      else if (problem) this.turned = { move, problem }
    } finally {
      this.pending = null
    }
  }

  /** Whether the coach looks at my moves: where hints are, too. */
  get coached(): boolean {
    const position = this.position
    if (position === null || !position.hints || this.guided) return false
    // One voice at a time: as long as a lesson has bubbles left, the coach is silent.
    return coaching(position.lesson !== null) && (position.lesson === null || isFinished(this.id))
  }

  /** What is clearly wrong with a move; none if nothing is, or nobody can tell. */
  async #advice(move: Move): Promise<BlunderInfo | null> {
    try {
      return (await post<{ blunder: BlunderInfo | null }>(`${this.path}/advice`, { move })).blunder
    } catch {
      return null
    }
  }

  /** Whether a lesson says what comes next. */
  get guided(): boolean {
    const lesson = this.position?.lesson
    return lesson ? !lesson.over : false
  }

  /** Whether this is the move that waits to be asked for once more. */
  isDoubted(move: Move): boolean {
    return this.doubted !== null && formatJson(this.doubted) === formatJson(move)
  }

  /** Confirms my turn, which bots wait for. */
  async goOn(): Promise<void> {
    if (this.pending) return
    this.pending = ['go-on']
    try {
      const problem = await this.#command('/go-on', {})
      if (problem) this.turned = { move: [], problem }
    } finally {
      this.pending = null
    }
  }

  /** What moves would bring, as far as I can know; nothing for those that are not allowed. */
  async prospects(moves: Move[]): Promise<(Prospect | null)[]> {
    const view = this.position?.view
    if (!view) return []
    const { previews } = await post<{ previews: (Foreseen | null)[] }>(`${this.path}/preview`, { moves })
    return previews.map((one) => one && { view: applyChanges(view, one.changes), final: one.final })
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
    this.#take(await this.#send('POST', '/chat', { id: newId(), text, version: this.#complete }))
  }

  async autopass(on: boolean): Promise<void> {
    this.#take(await this.#send('PUT', '/autopass', { on }))
  }

  async join(seat: number | null, word = ''): Promise<void> {
    this.#take(await post<Position>(`${this.path}/join`, { seat, word }))
  }

  async away(): Promise<void> {
    await post(`${this.path}/away`)
    await this.refresh()
  }

  async leave(): Promise<void> {
    this.#take(await post<Position>(`${this.path}/leave`))
  }

  /** Agrees to what is to become of the seat of somebody who is waited for in vain. */
  async free(seat: number, how: 'bot' | 'end'): Promise<void> {
    this.#take(await this.#send('POST', '/free', { id: newId(), seat, how }))
  }

  async start(): Promise<void> {
    this.#take(await post<Position>(`${this.path}/start`))
  }
}

/** The log without the lines of chat that, as new entries say, are gone. */
function without(entries: Entry[], fresh: Entry[]): Entry[] {
  const gone = new Map<unknown, string>()
  for (const entry of fresh) {
    if (entry.kind !== 'seat' || !Array.isArray(entry.facts['lines'])) continue
    for (const version of entry.facts['lines']) gone.set(version, entry.what.replace('lines-', ''))
  }
  if (gone.size === 0) return entries
  return entries.map((entry) =>
    entry.kind === 'chat' && gone.has(entry.version)
      ? {
          ...entry,
          text: '',
          what: gone.get(entry.version)!,
          name: gone.get(entry.version) === 'removed' ? entry.name : '',
        }
      : entry,
  )
}

/** Whether a position is the later one of two for the same viewer; who comes and goes changes no version. */
function isNewer(one: Position, other: Position): boolean {
  return one.version > other.version || (one.version === other.version && one.now >= other.now)
}

/** Whether a player may do the same in both positions. */
function sameOffer(one: Position, other: Position): boolean {
  return one.seat === other.seat && one.options.length > 0 && formatJson(one.options) === formatJson(other.options)
}
