/** How this browser shows the page. */
import { MediaQuery } from 'svelte/reactivity'
import { recall, remember } from './storage'

export { canNotify, notified, notifiedAnyway, notify, notifyMe } from './notices.svelte'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const kept = recall('theme')
let chosen = $state<Theme>(THEMES.includes(kept as Theme) ? (kept as Theme) : 'auto')
show()

function show(): void {
  if (chosen === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = chosen
}

export function theme(): Theme {
  return chosen
}

const darkness = new MediaQuery('(prefers-color-scheme: dark)')

/** How the page is shown, whatever was chosen. */
export function shade(): 'light' | 'dark' {
  if (chosen !== 'auto') return chosen
  return darkness.current ? 'dark' : 'light'
}

/** Shows the page in another theme; unless that is not wanted, for later visits, too. */
export function paint(other: Theme, keep = true): void {
  chosen = other
  if (keep) remember('theme', other)
  show()
}

/** How long each thing that happens is shown, in milliseconds. */
export const SPEEDS = { slow: 1500, normal: 850, fast: 400, off: 0 } as const
export type Speed = keyof typeof SPEEDS

const paced = recall('speed')
let speed = $state<Speed>(paced !== null && paced in SPEEDS ? (paced as Speed) : 'normal')

/** How quickly is shown what happens; not at all to who wishes for less motion. */
export function pace(): Speed {
  return speed
}

export function setPace(other: Speed): void {
  speed = other
  remember('speed', other)
}

export function lessMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

let careful = $state(recall('confirm') !== 'off')

/** Whether moves that cannot be taken back are asked about, and turns against bots are confirmed. */
export function confirming(): boolean {
  return careful
}

export function setConfirming(on: boolean): void {
  careful = on
  remember('confirm', on ? 'on' : 'off')
}

/** Sounds are off until somebody wants them. */
let loud = $state(recall('sounds') === 'on')

export function soundsOn(): boolean {
  return loud
}

export function makeSounds(on: boolean): void {
  loud = on
  remember('sounds', on ? 'on' : 'off')
}

/** Single keys that do something. */
let keys = $state(recall('shortcuts') !== 'off')

export function shortcutsOn(): boolean {
  return keys
}

export function takeShortcuts(on: boolean): void {
  keys = on
  remember('shortcuts', on ? 'on' : 'off')
}
