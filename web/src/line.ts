/**
 * The line to the server: one WebSocket for the whole page, over which it is told of the tables it watches.
 *
 * A browser allows some hundreds of sockets but only six requests at a time to one server, so any number of tabs may be
 * open. The line is opened again whenever it breaks: at once when the page wakes or the network is back, otherwise
 * after growing pauses, and from where it was, so that nothing is missed. What an older line still says is not heard.
 * A line belongs to whoever I was when it was opened: when I am somebody else it is opened anew.
 */
import { inWords } from './api'
import { doubt, recognised, recognise, whenIChange } from './me.svelte'
import { code } from './say.svelte'
import { toast } from './toasts.svelte'
import type { LobbyNews, Position, Problem } from './types'
import { applyChanges, type Change } from './words/changes'
import { parseJson } from './words/json'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 10_000
/** The server says something at least every 15 seconds; after a longer silence it is asked whether it is there. */
const LONGEST_SILENCE = 40_000
/** So long may an answer to that take. */
const PATIENCE = 4_000
/** So long may it take to open the line and to hear the first word. */
/** The close code of a socket whose person or address was banned. */
const BANNED = 4403
const OPENING = 15_000

/** Whoever wants to know of a table. */
export interface Watcher {
  /** The version up to which everything is known; -1 if nothing is. */
  since(): number
  /** How the table stands. Returns false if that was meant for somebody else. */
  take(position: Position): boolean
  /** It cannot be shown. */
  refuse(problem: Problem): void
  /** Whether the line holds. */
  hold(yes: boolean): void
  /** There is no line to be had: ask in another way. */
  ask(): void
}

/** Whoever wants to know of the lobby. */
export interface LobbyWatcher {
  /** How much of it. */
  wish(): 'all' | 'turns' | 'off'
  /** What is new. Returns false if that was meant for somebody else. */
  take(news: LobbyNews): boolean
  /** There is no line to be had: ask in another way. */
  ask(): void
}

interface Message {
  lobby?: LobbyNews
  table?: string
  position?: Position
  /** What has changed in the position before, and for whom and when it was told. */
  changes?: Change[]
  viewer?: string | null
  now?: number
  problem?: Problem
  ping?: number
}

class Line {
  #watchers = new Map<string, Watcher>()
  #lobby: LobbyWatcher | null = null
  /** The last position of each table that came over this socket. */
  #heard = new Map<string, Position>()
  #socket: WebSocket | null = null
  /** Whether anything was heard over this socket. */
  #served = false
  #pause = FIRST_PAUSE
  #again: ReturnType<typeof setTimeout> | undefined
  /** Runs out when the server has been silent for too long. */
  #silence: ReturnType<typeof setTimeout> | undefined
  /** The last trouble that was told, so that it is not told at every try. */
  #told = ''

  constructor() {
    whenIChange(() => this.#reopen())
    window.addEventListener('online', this.#wake)
    window.addEventListener('offline', this.#wake)
    window.addEventListener('pageshow', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    document.addEventListener('resume', this.#wake)
    // Browsers put no page away for a quick return that has a socket open.
    window.addEventListener('pagehide', () => this.#drop())
  }

  /** Tells a watcher of a table until it is closed; returns what does that. */
  watch(table: string, watcher: Watcher): () => void {
    this.#watchers.set(table, watcher)
    if (this.#socket) this.again(table)
    else this.#open()
    return () => {
      if (this.#watchers.get(table) !== watcher) return
      this.#watchers.delete(table)
      this.#say({ unwatch: table })
      // The next page may want it at once.
      setTimeout(() => {
        if (this.#idle) this.#drop()
      })
    }
  }

  /** Tells of the lobby; again whenever its watcher wishes to know more or less of it. */
  watchLobby(watcher: LobbyWatcher): void {
    this.#lobby = watcher
    if (!this.#socket) this.#open()
    else if (this.#idle) this.#drop()
    else this.#askForLobby()
  }

  #askForLobby(): void {
    if (this.#lobby && recognised()) this.#say({ lobby: this.#lobby.wish() })
  }

  /** Whether nobody wants to know anything. */
  get #idle(): boolean {
    return this.#watchers.size === 0 && (this.#lobby?.wish() ?? 'off') === 'off'
  }

  /** Has everything about a table sent that its watcher does not know. */
  again(table: string): void {
    const watcher = this.#watchers.get(table)
    if (watcher && recognised()) this.#say({ watch: table, since: watcher.since(), changes: true })
  }

  /** Makes sure that the line holds. */
  check(): void {
    if (this.#idle) return
    if (!this.#socket) {
      this.#pause = FIRST_PAUSE
      this.#open()
    } else if (this.#socket.readyState === WebSocket.OPEN) {
      this.#say({ ping: true })
      this.#expect(PATIENCE)
    }
  }

  #wake = (): void => {
    if (!document.hidden) this.check()
  }

  #say(wish: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(wish))
  }

  #open(): void {
    clearTimeout(this.#again)
    if (this.#socket || this.#idle) return
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live?lang=${code()}`)
    this.#socket = socket
    this.#served = false
    const mine = (): boolean => socket === this.#socket
    this.#expect(OPENING)
    socket.onopen = () => void this.#begin(mine)
    socket.onmessage = (event: MessageEvent<string>) => {
      if (mine()) this.#hear(parseJson(event.data) as unknown as Message)
    }
    socket.onclose = (event) => {
      // Whoever was banned is told why by whatever they ask for next.
      if (event.code === BANNED) location.reload()
      if (mine()) this.#fail()
    }
  }

  /** Says what is watched, once it is known for whom. */
  async #begin(mine: () => boolean): Promise<void> {
    try {
      if (!recognised()) await recognise()
    } catch {
      if (mine()) this.#fail()
      return
    }
    if (!mine()) return
    for (const table of this.#watchers.keys()) this.again(table)
    if (this.#lobby?.wish() !== 'off') this.#askForLobby()
  }

  #hear(message: Message): void {
    this.#expect(LONGEST_SILENCE)
    const { table, problem } = message
    const position = this.#position(message)
    if (problem && table === undefined) {
      if (this.#told !== problem.text) toast(() => inWords(problem), true)
      this.#told = problem.text
      return
    }
    this.#served = true
    const watcher = table === undefined ? undefined : this.#watchers.get(table)
    if (problem) watcher?.refuse(problem)
    else if ((position && watcher && !watcher.take(position)) || (message.lobby && !this.#lobby?.take(message.lobby))) {
      void this.#mistaken()
      return
    }
    if (position || message.lobby) {
      this.#pause = FIRST_PAUSE
      this.#told = ''
    }
    for (const one of this.#watchers.values()) one.hold(true)
  }

  /** How a table stands, from all of it or from what has changed. */
  #position({ table, position, changes, viewer, now }: Message): Position | undefined {
    if (table === undefined) return undefined
    const before = this.#heard.get(table)
    if (changes && before) position = { ...applyChanges(before, changes), viewer: viewer ?? null, now: now ?? 0 }
    if (position) this.#heard.set(table, position)
    return position
  }

  /** The line is somebody else's, or I am not who I think I am. */
  async #mistaken(): Promise<void> {
    const socket = this.#socket
    await doubt()
    if (socket && socket === this.#socket) this.#later()
  }

  /** Waits for whatever comes next. */
  #expect(milliseconds: number): void {
    clearTimeout(this.#silence)
    const socket = this.#socket
    this.#silence = setTimeout(() => {
      if (!socket || socket !== this.#socket) return
      if (milliseconds === LONGEST_SILENCE) this.check()
      else this.#fail()
    }, milliseconds)
  }

  #drop(): void {
    clearTimeout(this.#again)
    clearTimeout(this.#silence)
    const socket = this.#socket
    this.#socket = null
    this.#heard.clear()
    socket?.close()
  }

  #reopen(): void {
    this.#drop()
    this.#pause = FIRST_PAUSE
    this.#open()
  }

  /** The line broke, or could not be had. */
  #fail(): void {
    const served = this.#served
    this.#later()
    for (const watcher of this.#watchers.values()) {
      watcher.hold(false)
      if (!served) watcher.ask()
    }
    if (!served) this.#lobby?.ask()
  }

  /** Opens the line anew after a while. */
  #later(): void {
    this.#drop()
    this.#again = setTimeout(() => this.#open(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }
}

let line: Line | null = null

/** The line of this page. */
export function theLine(): Line {
  line ??= new Line()
  return line
}
