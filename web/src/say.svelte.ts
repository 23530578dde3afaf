/** The page's own words, in the language chosen; switching changes every text in place. */
import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { recall, remember } from './storage'
import { toast } from './toasts.svelte'
import { Language, type Fact } from './words/fluent'
import { addressOf, CODES } from './words/languages'

export { nameOf } from './words/languages'

/** Those that are loaded. What the server turns down is said here, too, so that it changes with the language. */
const languages = new SvelteMap<string, Language>()

function isCode(text: string | null | undefined): text is string {
  return CODES.includes(text ?? '')
}

function wished(): string {
  const kept = recall('language')
  if (isCode(kept)) return kept
  for (const wish of navigator.languages) {
    const code = wish.slice(0, 2).toLowerCase()
    if (isCode(code)) return code
  }
  return 'en'
}

let chosen = $state<string>(wished())
document.documentElement.lang = untrack(() => chosen)

/** The language the page speaks now. */
export function code(): string {
  return chosen
}

/** Loads the words of a language; a failure may be tried again. */
export async function learn(code: string): Promise<void> {
  if (languages.has(code)) return
  const answer = await fetch(addressOf(code))
  if (!answer.ok) throw new Error(`no words: ${answer.status}`)
  languages.set(code, new Language(code, [await answer.text()]))
}

let wish = 0

/**
 * Switches to another language once its words are there; if they cannot be had, the page says so, as it is. Unless that is
 * not wanted, it is spoken on later visits, too.
 */
export async function speak(other: string, keep = true): Promise<void> {
  const mine = ++wish
  try {
    await learn(other)
  } catch {
    toast(() => say('unreachable'), true)
    return
  }
  if (mine !== wish) return
  chosen = other
  document.documentElement.lang = other
  if (!keep) return
  remember('language', other)
  // For the server, which makes the head of a page.
  document.cookie = `language=${other}; path=/; max-age=31536000; samesite=lax`
}

/** A text of the page. */
export function say(id: string, facts: Record<string, Fact> = {}): string {
  // A page without one word is better than no page.
  return has(id) ? languages.get(chosen)!.say(id, facts) : id
}

/** Whether there is such a text. */
export function has(id: string): boolean {
  return languages.get(chosen)?.has(id) ?? false
}

/** Between the name of something and what it is, with the space that the language wants. */
export function colon(): string {
  return say('colon')
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(chosen) + text.slice(1)
}

/** A share of one, in whole percent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(chosen, { style: 'percent' }).format(share)
}

const ROUGH = 10n ** 6n
const LONG = 10n ** 15n

/** A large number as people say it, or nothing where its digits say as much. */
export function roughly(value: number | bigint): string {
  const size = BigInt(value)
  if (size < ROUGH) return ''
  if (size >= LONG) return say('digits', { count: size.toString().length })
  const format = new Intl.NumberFormat(chosen, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 2,
  })
  const places = BigInt(size.toString().length - 1) / 3n
  return `${size % 10n ** (places * 3n - 2n) === 0n ? '' : '≈ '}${format.format(Number(size))}`
}

/** How long ago something was, in words. */
export function ago(time: number, now: number = Date.now() / 1000): string {
  const seconds = Math.min(0, Math.round(time - now))
  const format = new Intl.RelativeTimeFormat(chosen, { numeric: 'auto' })
  if (seconds > -60) return format.format(0, 'second')
  if (seconds > -3600) return format.format(Math.round(seconds / 60), 'minute')
  if (seconds > -86_400) return format.format(Math.round(seconds / 3600), 'hour')
  return format.format(Math.round(seconds / 86_400), 'day')
}

export function moment(time: number): string {
  return new Intl.DateTimeFormat(chosen, { dateStyle: 'medium', timeStyle: 'short' }).format(time * 1000)
}
