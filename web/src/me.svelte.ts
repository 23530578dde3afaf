/** Who sits before the page. */
import { get, post, request } from './api'
import { recall, remember } from './storage'
import { say } from './say.svelte'
import type { Me } from './types'

let known = $state.raw<Me | null>(null)
let asked = $state(false)

export function me(): Me | null {
  return known
}

/** Whether the server has said who I am, or that it does not know me. */
export function recognised(): boolean {
  return asked
}

export async function recognise(): Promise<void> {
  try {
    known = await get<Me | null>('/me')
  } finally {
    asked = true
  }
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
export async function introduce(name: string = guestName()): Promise<Me> {
  if (!known) known = await post<Me>('/me', { name: name.trim() || guestName() })
  return known
}

export async function change(what: { name?: string; webhook?: string }): Promise<void> {
  known = known ? await request<Me>('PATCH', '/me', what) : await post<Me>('/me', { name: what.name })
}

export async function claim(code: string): Promise<void> {
  known = await post<Me>('/me/claim', { code })
}
