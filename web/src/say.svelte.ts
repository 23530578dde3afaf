/** The page's own words, in the language chosen; switching changes every text in place. */
import { untrack } from 'svelte'
import { recall, remember } from './storage'
import { Language, type Fact } from './words/fluent'
import { byCode, CODES, shared, textsOf } from './words/languages'

/** What the server turns down is said here, too, so that it changes with the language. */
const server = byCode(
  import.meta.glob<string>('../../src/tycoon/server/messages.*.ftl', { query: '?raw', import: 'default', eager: true }),
)
const page = byCode(import.meta.glob<string>('./messages.*.ftl', { query: '?raw', import: 'default', eager: true }))

const languages = new Map(CODES.map((code) => [code, new Language(code, textsOf(code, shared(), server, page))]))

function language(code: string): Language {
  return languages.get(code) ?? languages.get('en')!
}

/** Each language by its own name. */
export function nameOf(code: string): string {
  return language(code).say('language-name')
}

function isCode(text: string | null | undefined): text is string {
  return languages.has(text ?? '')
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

export function speak(other: string): void {
  chosen = other
  remember('language', other)
  document.documentElement.lang = other
}

/** A text of the page. */
export function say(id: string, facts: Record<string, Fact> = {}): string {
  // A page without one word is better than no page.
  return has(id) ? language(chosen).say(id, facts) : id
}

/** Whether there is such a text. */
export function has(id: string): boolean {
  return language(chosen).has(id)
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
  if (seconds > -60) return format.format(0, 'minute')
  if (seconds > -3600) return format.format(Math.round(seconds / 60), 'minute')
  if (seconds > -86_400) return format.format(Math.round(seconds / 3600), 'hour')
  return format.format(Math.round(seconds / 86_400), 'day')
}

export function moment(time: number): string {
  return new Intl.DateTimeFormat(chosen, { dateStyle: 'medium', timeStyle: 'short' }).format(time * 1000)
}
