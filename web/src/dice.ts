/** Checks a game's dice without trusting the server; mirrors `src/tycoon/core/fairness.py`. */
import { hmac, sha256 } from './sha256'
import type { Dice } from './types'

export const FIRST_STREAM = 'hmac-sha256-1'
export const STREAM = 'hmac-sha256-2'
const SPACE = 1n << 256n

export interface Verdict {
  /** What was revealed is what was committed to before the game. */
  kept: boolean
  checked: number
  /** The first outcome that does not follow from it and the words; -1 if all do. */
  wrong: number
  /** The dice were made in a way this page does not know. */
  unknown: boolean
}

type Bytes = Uint8Array<ArrayBuffer>

/** The browser's own hashing where it has one: it is missing on pages that came over plain http. */
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle as SubtleCrypto | undefined

async function hash(data: Bytes): Promise<Uint8Array> {
  return new Uint8Array((await subtle()?.digest('SHA-256', data)) ?? sha256(data))
}

/** Signs with a key that is made ready once. */
async function signer(key: Bytes): Promise<(message: string) => Promise<Uint8Array>> {
  const own = subtle()
  const encode = (message: string): Bytes => new TextEncoder().encode(message)
  if (!own) return async (message) => hmac(key, encode(message))
  const ready = await own.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return async (message) => new Uint8Array(await own.sign('HMAC', ready, encode(message)))
}

type Signer = Awaited<ReturnType<typeof signer>>

export function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** JSON as Python writes it: without spaces, everything beyond ASCII escaped. */
export function ascii(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

async function outcome(sign: Signer, stream: string, words: string[], number: number, count: number): Promise<number> {
  const among = BigInt(count)
  const limit = SPACE - (SPACE % among)
  for (let attempt = 0; ; attempt += 1) {
    const value = BigInt(`0x${hex(await sign(ascii([stream, words, number, attempt])))}`)
    if (value < limit) return Number(value % among)
  }
}

/** The keys that the draws come from, and what was committed to if they are the right ones. */
interface Keys {
  open: Bytes
  /** Nothing where only what everybody saw was opened. */
  sealed: Bytes | null
  commitment: string
}

async function keysOf(dice: Dice): Promise<Keys> {
  const secret = bytes(dice.secret)
  if (dice.stream === FIRST_STREAM) return { open: secret, sealed: secret, commitment: hex(await hash(secret)) }
  const derive = dice.secret ? await signer(secret) : null
  const open = derive ? new Uint8Array(await derive(`${STREAM} everyone`)) : bytes(dice.opened)
  const sealed = derive ? new Uint8Array(await derive(`${STREAM} others`)) : null
  const parts = [new TextEncoder().encode(STREAM), await hash(open), sealed ? await hash(sealed) : bytes(dice.sealed)]
  const commitment = await hash(Uint8Array.from(parts.flatMap((part) => [...part])))
  return { open, sealed, commitment: hex(commitment) }
}

/** Recomputes every outcome; `tell` hears how far it has come. */
export async function check(dice: Dice, tell: (done: number) => void = () => {}): Promise<Verdict> {
  const first = dice.stream === FIRST_STREAM
  if (!first && dice.stream !== STREAM) return { kept: false, checked: 0, wrong: -1, unknown: true }
  const keys = await keysOf(dice)
  const kept = keys.commitment === dice.commitment
  const signs = { open: await signer(keys.open), sealed: keys.sealed ? await signer(keys.sealed) : null }
  const dealt = { open: 0, sealed: 0 }
  for (const [at, draw] of dice.draws.entries()) {
    const which = first || draw.open ? 'open' : 'sealed'
    const sign = signs[which]
    const number = dealt[which]++
    const index = sign ? await outcome(sign, dice.stream, dice.words, number, draw.count) : -1
    const named = draw.values.length === draw.count && draw.values[draw.index] === draw.outcome
    if (index !== draw.index || !named) return { kept, checked: at, wrong: at, unknown: false }
    tell(at + 1)
  }
  return { kept, checked: dice.draws.length, wrong: -1, unknown: false }
}
