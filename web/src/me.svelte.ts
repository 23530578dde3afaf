/**
 * Who sits before the page.
 *
 * All tabs of a browser are one person: when who that is changes in one of them, the others are told, and ask the
 * server. Answers may come in another order than questions were asked, so what is known gives way to newer answers only.
 */
import { get, post, request } from './api'
import { recall, remember } from './storage'
import { say } from './say.svelte'
import type { Me } from './types'

const CHANGED = 'me'

let known = $state.raw<Me | null>(null)
let asked = $state(false)

/** Counts questions and decisions about who I am; `settled` is the latest that was taken over. */
let turns = 0
let settled = 0
let asking: Promise<void> | null = null
let introducing: Promise<Me> | null = null
let doubting: Promise<void> | null = null
const changes = new Set<() => void>()
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tycoon')

tabs?.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.data === CHANGED) void doubt()
})
globalThis.addEventListener?.('pageshow', (event) => {
  // A page that was put away has heard nothing.
  if ((event as PageTransitionEvent).persisted) void doubt()
})

export function me(): Me | null {
  return known
}

/** My id, as positions name whom they are for; null if nobody knows me. */
export function myId(): string | null {
  return known?.id ?? null
}

/** Whether the server has said who I am, or that it does not know me. */
export function recognised(): boolean {
  return asked
}

/** Calls back whenever I am somebody else than before. */
export function whenIChange(callback: () => void): void {
  changes.add(callback)
}

function settle(turn: number, found: Me | null): void {
  if (turn < settled) return
  settled = turn
  const changed = asked && myId() !== (found?.id ?? null)
  known = found
  asked = true
  if (changed) for (const callback of changes) callback()
}

/** Takes over what the server has made of me, and tells the other tabs. */
function become(found: Me): Me {
  settle(++turns, found)
  tabs?.postMessage(CHANGED)
  return found
}

async function ask(): Promise<void> {
  const turn = ++turns
  settle(turn, await get<Me | null>('/me'))
}

/** Asks the server who I am; several who want to know for the first time ask once. */
export function recognise(): Promise<void> {
  if (asked) return ask()
  asking ??= ask().finally(() => (asking = null))
  return asking
}

/** Asks again who I am, because something says that I am not who I was. */
export function doubt(): Promise<void> {
  doubting ??= recognise()
    .catch(() => undefined) // There will be another occasion.
    .finally(() => (doubting = null))
  return doubting
}

/** A name for somebody who has not given one. */
export function guestName(): string {
  let number = recall('guest')
  if (!number) {
    number = String(100 + Math.floor(Math.random() * 900))
    remember('guest', number)
  }
  return say('guest', { number })
}

/** Introduces me if the server does not know me yet. */
export function introduce(name: string = guestName()): Promise<Me> {
  introducing ??= makeKnown(name).finally(() => (introducing = null))
  return introducing
}

async function makeKnown(name: string): Promise<Me> {
  // Whoever is quicker than the first answer may well be known: a guest's name must not replace theirs.
  if (!asked) await recognise()
  return known ?? become(await post<Me>('/me', { name: name.trim() || guestName() }))
}

export async function change(what: { name?: string; webhook?: string }): Promise<void> {
  become(known ? await request<Me>('PATCH', '/me', what) : await post<Me>('/me', { name: what.name }))
}

/** Deletes my account: nobody knows me afterwards. */
export async function deleteAccount(): Promise<void> {
  await request('DELETE', '/me/account')
  settle(++turns, null)
  tabs?.postMessage(CHANGED)
}

export async function claim(code: string): Promise<void> {
  become(await post<Me>('/me/claim', { code }))
}
