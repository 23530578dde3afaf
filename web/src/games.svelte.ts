/** The games the server has, and their words and rules. The client knows none of them by name. */
import type { Component } from 'svelte'
import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import { get } from './api'
import type { BoardModule, BoardProps } from './board'
import { code } from './say.svelte'
import { Things } from './things'
import type { BotInfo, ClauseInfo, Components, GameInfo, LessonInfo } from './types'
import { Language } from './words/fluent'
import { CODES } from './words/languages'
import { Wording } from './words/wording'

/** By language: their titles are in it. */
const lists = new SvelteMap<string, GameInfo[]>()
let kinds = $state.raw<BotInfo[]>([])
const languages = new SvelteMap<string, Language>()
const rulebooks = new SvelteMap<string, ClauseInfo[]>()
const summaries = new SvelteMap<string, string>()
const lessons = new SvelteMap<string, LessonInfo[]>()
const boxes = new SvelteMap<string, Components>()
const boards = new SvelteMap<string, Component<BoardProps> | null>()
const bound = new SvelteMap<string, string[]>()
const filling = new SvelteSet<string>()
const telling = new SvelteSet<string>()
const named = new Map<string, Things>()
const under_way = new Set<string>()

const boardFiles = import.meta.glob<BoardModule>('../../src/tycoon/games/*/board.svelte')

async function loadList(wish: string): Promise<void> {
  lists.set(wish, await get<GameInfo[]>(`/games?lang=${wish}`))
}

export async function loadGames(): Promise<void> {
  if (lists.size > 0) return
  const found = get<BotInfo[]>('/bots')
  await loadList(code())
  kinds = await found
}

export function games(): GameInfo[] {
  const found = lists.get(code())
  if (found) return found
  const wish = code()
  if (lists.size > 0) once(`games ${wish}`, () => loadList(wish))
  // Until they are there in another language, those at hand do.
  return [...lists.values()][0] ?? []
}

export function bots(): BotInfo[] {
  return kinds
}

export function game(name: string): GameInfo | undefined {
  return games().find((one) => one.name === name)
}

/** Whether the server has no such game: a table may be of one whose package is gone. */
export function unknown(name: string): boolean {
  return games().length > 0 && !game(name)
}

/** Starts something once; a failure may be tried again. */
function once(key: string, load: () => Promise<void>): void {
  if (under_way.has(key)) return
  under_way.add(key)
  load().catch(() => setTimeout(() => under_way.delete(key), 2000))
}

/** The words of a game with these players, once they are there. */
export function wording(name: string, names: string[]): Wording | null {
  const info = game(name)
  // Nothing is asked about a game that is not there.
  if (!info) return null
  const key = `${name}/${code()}`
  const language = languages.get(key)
  if (!language) {
    const wish = code()
    const version = versionOf(name)
    once(`words ${key}`, async () => {
      const found = await get<{ texts: string[] }>(`/games/${encodeURIComponent(name)}/messages/${wish}${version}`)
      languages.set(key, new Language(wish, found.texts))
    })
  }
  // Until the words of another language are there, those at hand do: nothing on the page goes away.
  const spoken = language ?? CODES.map((one) => languages.get(`${name}/${one}`)).find(Boolean)
  return spoken ? new Wording(spoken, info, names) : null
}

/** With this an answer about a game in this language may be kept for ever. */
function versionOf(name: string): string {
  const found = lists.get(code())?.find((one) => one.name === name)
  return found ? `?v=${found.words}` : ''
}

/** What a game is called. */
export function title(name: string): string {
  return game(name)?.title ?? name
}

/** A sentence about a game, if it has one. */
export function blurb(name: string): string {
  return game(name)?.blurb ?? ''
}

/** The rulebook of a game, once it is there. */
export function rules(name: string): ClauseInfo[] | null {
  return told(rulebooks, name, 'rules', (found: ClauseInfo[]) => found)
}

/** A turn and the scoring of a game on one page, as Markdown, once it is there. */
export function summary(name: string): string | null {
  return told(summaries, name, 'summary', (found: { text: string }) => found.text)
}

/** The lessons of a game, once they are there. */
export function lessonsOf(name: string): LessonInfo[] | null {
  return told(lessons, name, 'lessons', (found: LessonInfo[]) => found)
}

/** What the server tells of a game in this language; until it is there, what is at hand in another one. */
function told<Answer, Told>(
  kept: SvelteMap<string, Told>,
  name: string,
  what: string,
  read: (answer: Answer) => Told,
): Told | null {
  if (!game(name)) return null
  const key = `${name}/${code()}`
  const found = kept.get(key)
  if (found === undefined) {
    const wish = code()
    const version = versionOf(name)
    once(`${what} ${key}`, async () => {
      kept.set(key, read(await get<Answer>(`/games/${encodeURIComponent(name)}/${what}/${wish}${version}`)))
    })
  }
  return found ?? CODES.map((one) => kept.get(`${name}/${one}`)).find((one) => one !== undefined) ?? null
}

/** What is in the box of a game, once it is there; at a table that plays with components of its own, what is in that box. */
export function components(name: string, table: string | null): Components | null {
  if (!game(name)) return null
  const key = table === null ? name : `${name}/${table}`
  const version = versionOf(name)
  once(`box ${key}`, async () => {
    const path =
      table === null
        ? `/games/${encodeURIComponent(name)}/components${version && `${version}&lang=${code()}`}`
        : `/tables/${encodeURIComponent(table)}/components`
    boxes.set(key, (await get<{ tables: Components }>(path)).tables)
  })
  return boxes.get(key) ?? null
}

/** The things of a game that have a rule of their own, once its words and rules in this language are there. */
export function things(name: string): Things | null {
  const key = `${name}/${code()}`
  const words = wording(name, [])
  const clauses = rules(name)
  if (!words || !clauses || !languages.has(key) || !rulebooks.has(key)) return null
  const found = named.get(key) ?? new Things(clauses, words)
  named.set(key, found)
  return found
}

/** The game's own board: undefined while it is on its way; none if the game has none, or it cannot be had. */
export function board(name: string): Component<BoardProps> | null | undefined {
  const own = boardFiles[`../../src/tycoon/games/${name}/board.svelte`]
  const foreign = game(name)?.board
  if (!own && !foreign) return null
  once(`board ${name}`, async () => {
    try {
      const found = own ? await own() : await (await import('./kit/adopt')).adopt(foreign!)
      bound.set(name, found.binds ?? [])
      if (found.fills) filling.add(name)
      if (found.tellsTheEnd) telling.add(name)
      boards.set(name, found.default)
    } catch {
      boards.set(name, null)
    }
  })
  return boards.get(name)
}

/** The verbs that the game's own board offers. */
export function binds(name: string): string[] {
  return bound.get(name) ?? []
}

/** Whether the game's own board fits itself into its place. */
export function fills(name: string): boolean {
  return filling.has(name)
}

/** Whether the game's own board tells how the game ended. */
export function tellsTheEnd(name: string): boolean {
  return telling.has(name)
}

/** A board that fails offers nothing any more: the action bar does. */
export function unbind(name: string): void {
  bound.delete(name)
  telling.delete(name)
}

/** The drawing of a game's emblem, if it has one. */
export function emblem(name: string): string {
  return game(name)?.emblem ?? ''
}
