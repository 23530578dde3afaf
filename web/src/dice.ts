/** Checks a game's dice without trusting the server; mirrors `src/tycoon/core/fairness.py`. */
import { hmac, sha256 } from './sha256'
import type { Dice } from './types'

export const STREAM = 'hmac-sha256-1'
const SPACE = 1n << 256n

export interface Verdict {
  /** The secret is the one committed to before the game. */
  kept: boolean
  checked: number
  /** The first outcome that does not follow from secret and words; -1 if all do. */
  wrong: number
  /** The dice were made in a way this page does not know. */
  unknown: boolean
}

interface Hashes {
  hash: (data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>
  sign: (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>
}

async function hashes(key: Uint8Array<ArrayBuffer>): Promise<Hashes> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) return { hash: async (data) => sha256(data), sign: async (message) => hmac(key, message) }
  const ready = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return {
    hash: async (data) => new Uint8Array(await subtle.digest('SHA-256', data)),
    sign: async (message) => new Uint8Array(await subtle.sign('HMAC', ready, message)),
  }
}

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

async function outcome(hashing: Hashes, words: string[], number: number, count: number): Promise<number> {
  const among = BigInt(count)
  const limit = SPACE - (SPACE % among)
  for (let attempt = 0; ; attempt += 1) {
    const message = new TextEncoder().encode(ascii([STREAM, words, number, attempt]))
    const value = BigInt(`0x${hex(await hashing.sign(message))}`)
    if (value < limit) return Number(value % among)
  }
}

/** Recomputes every outcome; `tell` hears how far it has come. */
export async function check(dice: Dice, tell: (done: number) => void = () => {}): Promise<Verdict> {
  if (dice.stream !== STREAM) return { kept: false, checked: 0, wrong: -1, unknown: true }
  const secret = bytes(dice.secret)
  const hashing = await hashes(secret)
  const kept = hex(await hashing.hash(secret)) === dice.commitment
  for (const [number, draw] of dice.draws.entries()) {
    if ((await outcome(hashing, dice.words, number, draw.count)) !== draw.index)
      return { kept, checked: number, wrong: number, unknown: false }
    tell(number + 1)
  }
  return { kept, checked: dice.draws.length, wrong: -1, unknown: false }
}
