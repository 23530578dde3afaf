import { afterEach, expect, test, vi } from 'vitest'
import { check } from './dice'
import { hmac, sha256 } from './sha256'
import { createHash, createHmac } from 'node:crypto'

/** Made by the server's own code. */
const DICE = JSON.parse(
  String.raw`{"stream": "hmac-sha256-1", "commitment": "8793c3d118f69aa92e08e951069fc555f00396c0dd36e07e0b945514cd12365e", "secret": "f68961b73a96419f64317366290d679ba0d17b9702f723b9607e8b032c374f3c", "words": ["brass", "\u00e9t\u00e9 \u20ac\ud83d\ude00", "", "a\"b\\c\n\u007f"], "draws": [{"what": "die", "count": 6, "index": 0}, {"what": "die", "count": 52, "index": 10}, {"what": "die", "count": 2, "index": 0}, {"what": "die", "count": 1000, "index": 26}, {"what": "die", "count": 3, "index": 1}]}`,
)

afterEach(() => vi.unstubAllGlobals())

test.each([true, false])('fair dice are found fair (with the browser’s own hashing: %s)', async (subtle) => {
  if (!subtle) vi.stubGlobal('crypto', {})
  expect(await check(DICE)).toEqual({ kept: true, checked: 5, wrong: -1, unknown: false })
})

test('a changed outcome is found', async () => {
  const draws = DICE.draws.map((draw: object, at: number) => (at === 3 ? { ...draw, index: 0 } : draw))
  expect(await check({ ...DICE, draws })).toMatchObject({ kept: true, wrong: 3 })
})

test('another secret is found', async () => {
  expect(await check({ ...DICE, commitment: '00' })).toMatchObject({ kept: false })
})

test('an unknown stream is no proof', async () => {
  expect(await check({ ...DICE, stream: 'other' })).toMatchObject({ unknown: true, kept: false })
})

test.each([0, 1, 55, 56, 63, 64, 65, 200])('hashes of %i bytes are those of everybody', (length) => {
  const data = Uint8Array.from({ length }, (_, at) => (at * 7) % 256)
  expect(Buffer.from(sha256(data)).toString('hex')).toBe(createHash('sha256').update(data).digest('hex'))
  expect(Buffer.from(hmac(data, data)).toString('hex')).toBe(createHmac('sha256', data).update(data).digest('hex'))
})
