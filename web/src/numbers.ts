/** Whole numbers of any length, as people write them: the mirror of `tycoon.numbers`. */
import type { Whole } from './types'
import { signsIn } from './words/languages'

/** Why something is no whole number: it could be one of two, it has decimals, or it is none at all. */
export type Unread = 'ambiguous' | 'fraction' | 'nonsense'

/** How many zeros stand behind `12k`, `2m`, `3bn`, `3 Md`. */
const SCALES: Record<string, number> = { '': 0, k: 3, m: 6, mio: 6, bn: 9, md: 9, mds: 9, mrd: 9 }

const PARTS = /^([+-]?) ?(\d(?:[\d '.,]*\d)?) ?([a-z]*)$/
const GROUPED = /^\d{1,3}([ '.,])\d{3}(?:\1\d{3})*$/
const DIGITS = /^\d+$/

/** By how much the full-width forms of printable signs stand behind them. */
const FULL_WIDTH = 0xfee0
const LONGEST_NUMBER = 100
const TOO_LARGE = 10n ** 100n
const PLAIN = 15

/**
 * The whole number that is meant, or why none can be read.
 *
 * `3000`, `3 000`, `3,000` in English and `3.000` in French, `3k`, `1.5M`, `3bn`, digits of any script. What has
 * decimals is refused, and what might: `1.500` is one and a half in English, and fifteen hundred to many who type it.
 */
export function readNumber(text: string, language: string): Whole | Unread {
  const [, sign, body, suffix] = PARTS.exec(plainly(text)) ?? []
  const places = SCALES[suffix ?? '?']
  if (body === undefined || places === undefined) return 'nonsense'
  // Of point and comma, the one that is not the decimal mark groups digits; spaces and apostrophes do anywhere.
  const halves = split(body, signsIn(language).decimal === ',' ? '.' : ',')
  if (typeof halves === 'string') return halves
  const [before, fraction] = halves
  const digits = (fraction ?? '').replace(/0+$/, '')
  if ((fraction !== null && places === 0) || digits.length > places) return 'fraction'
  return whole(sign!, before + digits.padEnd(places, '0'))
}

/** What something ambiguous stands for if its mark is one between groups of digits. */
export function inGroups(text: string): Whole {
  const [, sign, body, suffix] = PARTS.exec(plainly(text))!
  return whole(sign!, body!.replace(/\D/g, '') + '0'.repeat(SCALES[suffix!]!))
}

/** A text in plain digits, small letters, and one kind of each sign. */
function plainly(text: string): string {
  return Array.from(text.trim(), (sign) => {
    if (/\s/.test(sign)) return ' '
    if (/\p{Nd}/u.test(sign)) return digit(sign)
    const code = sign.codePointAt(0)!
    return code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - FULL_WIDTH) : sign
  })
    .join('')
    .replace(/−/g, '-')
    .replace(/[‘’_٬]/g, "'")
    .toLowerCase()
}

/** A digit of any script: they stand in rows that begin with their zero. */
function digit(sign: string): string {
  const code = sign.codePointAt(0)!
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** Digits before the decimal mark and after it; null where there is none. */
function split(body: string, grouping: string): [string, string | null] | Unread {
  const marks = body.match(/[.,]/g)
  const last = marks?.at(-1)
  if (marks && last && marks.filter((mark) => mark === last).length === 1) {
    // A mark that stands once, and last, may be the decimal mark.
    const [left, right] = body.split(last) as [string, string]
    const before = ungrouped(left)
    if (before === null || !DIGITS.test(right)) return 'nonsense'
    if (!DIGITS.test(left) || right.length !== 3 || left.length > 3 || left.startsWith('0')) return [before, right]
    return last === grouping ? [left + right, null] : 'ambiguous'
  }
  const digits = ungrouped(body)
  return digits === null ? 'nonsense' : [digits, null]
}

/** The digits of a number that is in groups of three, or in none. */
function ungrouped(text: string): string | null {
  if (DIGITS.test(text)) return text
  return GROUPED.test(text) ? text.replace(/\D/g, '') : null
}

function whole(sign: string, digits: string): Whole {
  const trimmed = digits.replace(/^0+(?=\d)/, '')
  // Longer ones are refused anyway; converting them would take long.
  if (trimmed.length > LONGEST_NUMBER) return sign === '-' ? -TOO_LARGE : TOO_LARGE
  const text = `${sign === '-' && trimmed !== '0' ? '-' : ''}${trimmed}`
  return trimmed.length <= PLAIN ? Number(text) : BigInt(text)
}
