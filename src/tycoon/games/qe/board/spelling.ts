/**
 * Whole numbers in words: English by the short scale (a billion is 10⁹), French by the long one (un billion is 10¹², and
 * what people call it up to 10¹⁵ is mille milliards).
 */
import type { Whole } from '$web/board'

/** A number has at most a hundred digits. */
const LONGEST = 100
/** Longer words are not read; the first ones are said instead. */
const READABLE = 90

const EN_SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const EN_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const EN_SCALES = (
  'thousand million billion trillion quadrillion quintillion sextillion septillion octillion nonillion decillion ' +
  'undecillion duodecillion tredecillion quattuordecillion quindecillion sexdecillion septendecillion octodecillion ' +
  'novemdecillion vigintillion unvigintillion duovigintillion trevigintillion quattuorvigintillion quinvigintillion ' +
  'sexvigintillion septenvigintillion octovigintillion novemvigintillion trigintillion untrigintillion duotrigintillion'
).split(' ')

const FR_SMALL = (
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit ' +
  'dix-neuf'
).split(' ')
const FR_TENS = 'vingt trente quarante cinquante soixante'.split(' ')
const FR_ROOTS = 'm b tr quadr quint sext sept oct non déc undéc duodéc trédéc quattuordéc quindéc sexdéc'.split(' ')

/** The digits in groups of three, the lowest first. */
function groupsOf(value: bigint): number[] {
  const groups: number[] = []
  for (let rest = value; rest > 0n; rest /= 1000n) groups.push(Number(rest % 1000n))
  return groups
}

function englishGroup(group: number): string {
  const hundreds = Math.floor(group / 100)
  const rest = group % 100
  const tens = EN_TENS[Math.floor(rest / 10) - 2]
  const below = rest < 20 ? (rest ? EN_SMALL[rest]! : '') : `${tens}${rest % 10 ? `-${EN_SMALL[rest % 10]}` : ''}`
  if (!hundreds) return below
  return `${EN_SMALL[hundreds]} hundred${below && ` and ${below}`}`
}

function english(value: bigint): string {
  if (value === 0n) return EN_SMALL[0]!
  const groups = groupsOf(value)
  const parts: string[] = []
  for (let at = groups.length - 1; at >= 0; at -= 1) {
    const group = groups[at]!
    if (group) parts.push(`${englishGroup(group)}${at ? ` ${EN_SCALES[at - 1]}` : ''}`)
  }
  const last = groups[0]! > 0 && groups[0]! < 100 && parts.length > 1 ? parts.pop() : undefined
  return parts.join(', ') + (last ? ` and ${last}` : '')
}

/** Before `mille` neither cent nor quatre-vingt takes an s. */
function frenchGroup(group: number, beforeMille = false): string {
  const hundreds = Math.floor(group / 100)
  const rest = group % 100
  const cent = hundreds
    ? `${hundreds > 1 ? `${FR_SMALL[hundreds]} ` : ''}cent${hundreds > 1 && !rest && !beforeMille ? 's' : ''}`
    : ''
  return [cent, frenchBelow(rest, beforeMille)].filter(Boolean).join(' ')
}

function frenchBelow(rest: number, beforeMille: boolean): string {
  if (rest === 0) return ''
  if (rest < 20) return FR_SMALL[rest]!
  if (rest === 80) return beforeMille ? 'quatre-vingt' : 'quatre-vingts'
  // From 70 and from 90 they count on, from soixante and from quatre-vingt.
  const base = rest < 70 ? Math.floor(rest / 10) * 10 : rest < 80 ? 60 : 80
  const ones = rest - base
  const name = base === 80 ? 'quatre-vingt' : FR_TENS[base / 10 - 2]!
  if (ones === 0) return name
  return (ones === 1 || ones === 11) && base !== 80 ? `${name} et ${FR_SMALL[ones]}` : `${name}-${FR_SMALL[ones]}`
}

/** Up to 999 999. */
function frenchThousands(value: number): string {
  const thousands = Math.floor(value / 1000)
  const mille = thousands ? `${thousands > 1 ? `${frenchGroup(thousands, true)} ` : ''}mille` : ''
  return [mille, frenchGroup(value % 1000)].filter(Boolean).join(' ')
}

/** What 10 to the power of 3 × `at` is called. */
function frenchScale(at: number, several: boolean): string {
  return `${FR_ROOTS[Math.floor(at / 2) - 1]}illi${at % 2 ? 'ard' : 'on'}${several ? 's' : ''}`
}

function french(value: bigint): string {
  if (value === 0n) return FR_SMALL[0]!
  const groups = groupsOf(value)
  const parts: string[] = []
  let from = groups.length - 1
  if (from === 4) {
    // What is less than a billiard is counted in milliards.
    parts.push(`${frenchThousands(groups[4]! * 1000 + groups[3]!)} milliards`)
    from = 2
  }
  for (let at = from; at > 1; at -= 1) {
    const group = groups[at]!
    if (group) parts.push(`${frenchGroup(group)} ${frenchScale(at, group > 1)}`)
  }
  parts.push(frenchThousands((groups[1] ?? 0) * 1000 + groups[0]!))
  return parts.filter(Boolean).join(' ')
}

const SPEAKERS: Record<string, (value: bigint) => string> = {
  en: english,
  fr: french,
}

/** A number in the words of a language; nothing where it has none for it. */
export function inWords(value: Whole, language: string): string {
  const whole = BigInt(value)
  if (whole < 0n || String(whole).length > LONGEST) return ''
  return SPEAKERS[language]?.(whole) ?? ''
}

/** The same as far as it can be read, and whether something is left out: then it is a little more. */
export function spoken(value: Whole, language: string): { words: string; more: boolean } {
  const words = inWords(value, language)
  if (words.length <= READABLE) return { words, more: false }
  const digits = String(value)
  const first = digits.length % 3 || 3
  const kept = first === 1 ? 4 : first
  const round = BigInt(digits.slice(0, kept) + '0'.repeat(digits.length - kept))
  return { words: inWords(round, language), more: round !== BigInt(value) }
}
