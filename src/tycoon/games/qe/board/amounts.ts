/** Amounts of any length: in few signs, on a scale, and as the keys of the bid pad make them. */
import type { Whole } from '$web/board'
import { readNumber } from '$web/numbers'
import type { Bank, Player } from './model'

const LONGEST = 100
const SHORT = 6
const COMPACT = 15
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** An amount in few signs, never more than it is: 12,345, 1.23M, 4.56·10³⁷. */
export function brief(
  value: Whole,
  language: string,
  number: (value: Whole) => string,
  /** So many of its digits are kept. */
  kept = 3,
  /** Amounts of more digits are shortened. */
  whole = SHORT,
): string {
  const digits = String(value)
  if (digits.length <= whole) return number(value)
  const first = digits.slice(0, kept)
  if (digits.length <= COMPACT)
    return new Intl.NumberFormat(language, {
      notation: 'compact',
      maximumSignificantDigits: kept,
    }).format(BigInt(first + '0'.repeat(digits.length - kept)))
  const mantissa = new Intl.NumberFormat(language).format(Number(first) / 10 ** (kept - 1))
  return `${mantissa}·10${Array.from(String(digits.length - 1), (digit) => RAISED[Number(digit)]).join('')}`
}

/**
 * Some amounts that stand beside each other, in few signs: in as many as it takes that what differs looks different. Where
 * that would be too many, what loses something says so.
 */
export function briefly(
  values: Whole[],
  language: string,
  number: (value: Whole) => string,
  /** So many digits are kept at least … */
  kept: number,
  /** … and so many at most. */
  most: number,
  whole: number,
): (value: Whole) => string {
  const different = new Set(values.map(String)).size
  for (let digits = kept; digits <= most; digits += 1) {
    const say = (value: Whole): string => brief(value, language, number, digits, whole)
    if (new Set(values.map(say)).size === different) return say
  }
  const loses = (value: Whole): boolean => String(value).length > whole && /[^0]/.test(String(value).slice(kept))
  return (value) => (loses(value) ? '≈' : '') + brief(value, language, number, kept, whole)
}

/** How much of the whole something is, in percent. */
export function share(part: Whole, whole: Whole): number {
  return BigInt(whole) > 0n ? Number((BigInt(part) * 1000n) / BigInt(whole)) / 10 : 0
}

/** The keys of the bid pad: by how much each multiplies, and what it writes behind a number that has decimals. */
export const KEYS = [
  { id: 'x2', times: 2n, suffix: '' },
  { id: 'x10', times: 10n, suffix: '' },
  { id: 'k', times: 10n ** 3n, suffix: 'k' },
  { id: 'm', times: 10n ** 6n, suffix: 'm' },
  { id: 'bn', times: 10n ** 9n, suffix: 'bn' },
] as const
export type Key = (typeof KEYS)[number]

/**
 * What stands in the field after a key: nothing where it would change nothing. An empty field is doubled from the opening
 * bid, and `1.5` becomes 1,500 by `k`.
 */
export function press(text: string, key: Key, language: string, opening: Whole | null): Whole | null {
  const read = text.trim() === '' ? (key.suffix ? 1 : (opening ?? 1)) : readNumber(text, language)
  if (typeof read === 'string') {
    const meant = key.suffix ? readNumber(text + key.suffix, language) : read
    return typeof meant === 'string' ? null : meant
  }
  const made = BigInt(read) * key.times
  if (String(made).length > LONGEST) return null
  return made <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(made) : made
}

/** What is surely known of a spending race. */
export interface Race {
  /** The most that somebody else has surely spent, and who. */
  others: bigint
  ahead: number[]
  /** So much more can be spent without having surely spent the most; less than nothing if that is so already. */
  room: bigint
}

export function raceOf(players: Player[], seat: number): Race {
  const rest = players.filter((player) => player.seat !== seat)
  const others = rest.reduce((most, player) => {
    const least = BigInt(player.spent_at_least)
    return least > most ? least : most
  }, 0n)
  const mine = BigInt(players[seat]?.spent_at_least ?? 0)
  return {
    others,
    ahead: rest.filter((player) => BigInt(player.spent_at_least) === others).map((player) => player.seat),
    room: others - mine - 1n,
  }
}

/** Who has spent the most as far as the viewer surely knows; nobody while nothing was spent. */
export function mostSpent(players: Player[]): number[] {
  const most = players.reduce((top, player) => {
    const least = BigInt(player.spent_at_least)
    return least > top ? least : top
  }, 0n)
  return most === 0n
    ? []
    : players.filter((player) => BigInt(player.spent_at_least) === most).map((player) => player.seat)
}

/** The most that a player can have spent as far as the viewer knows; nothing where there is no limit. */
export function spentAtMost(bank: Bank, seat: number): bigint | null {
  let most = 0n
  for (const sale of bank.sales) {
    if (sale.winner !== seat) continue
    const price = sale.price ?? sale.at_most
    if (price === null) return null
    most += BigInt(price)
  }
  return most
}

/** Whether nobody else can have spent more than this seat, as far as the viewer knows. */
export function isSurelyMost(bank: Bank, seat: number): boolean {
  const least = BigInt(bank.players[seat]?.spent_at_least ?? 0)
  return bank.players.every((other) => {
    const most = other.seat === seat ? 0n : spentAtMost(bank, other.seat)
    return most !== null && most <= least
  })
}

/** Whether everybody else has spent at least as much as this seat can have, as far as the viewer knows (#low-spending). */
export function isSurelyLeast(bank: Bank, seat: number): boolean {
  const most = spentAtMost(bank, seat)
  return most !== null && bank.players.every((other) => other.seat === seat || BigInt(other.spent_at_least) >= most)
}

/**
 * What a bid would mean for the spending of a seat: it cannot win and costs nothing (`idle`), or, if it wins, nobody else has
 * bought anything yet (`first`), somebody has surely spent more (`safe`), nobody surely has (`open`), or surely nobody has, so
 * that the seat would be `out` now.
 */
export type Verdict = 'idle' | 'first' | 'safe' | 'open' | 'out'

export function verdictOf(bank: Bank, seat: number, amount: Whole): { total: bigint; verdict: Verdict } {
  const total = BigInt(bank.players[seat]?.spent_at_least ?? 0) + BigInt(amount)
  const outbid = bank.phase === 'sealed' && bank.opening !== null && amount < bank.opening
  if (outbid || BigInt(amount) === 0n) return { total, verdict: 'idle' }
  const { others } = raceOf(bank.players, seat)
  if (others === 0n) return { total, verdict: 'first' }
  if (total < others) return { total, verdict: 'safe' }
  const surely = bank.players.every((player) => {
    const most = player.seat === seat ? 0n : spentAtMost(bank, player.seat)
    return most !== null && most <= total
  })
  return { total, verdict: surely ? 'out' : 'open' }
}

/** From so many times on, times say more than a difference. */
const TIMES = 2n
/** Below so many times, tenths matter. */
const TENTHS = 100n

/** How a bid compares with the opening bid: by how much it is more or less, or how many times as much. */
export type Comparison =
  { kind: 'more-by' | 'less-by'; amount: bigint } | { kind: 'times'; tenths: bigint; exact: boolean }

export function compare(amount: Whole, opening: Whole): Comparison | null {
  const [bid, least] = [BigInt(amount), BigInt(opening)]
  if (bid === least || least === 0n) return null
  if (bid < least) return { kind: 'less-by', amount: least - bid }
  if (bid < TIMES * least) return { kind: 'more-by', amount: bid - least }
  const tenths = (bid * 10n) / least
  const kept = tenths < TENTHS ? tenths : (tenths / 10n) * 10n
  return { kind: 'times', tenths: kept, exact: kept * least === bid * 10n }
}
