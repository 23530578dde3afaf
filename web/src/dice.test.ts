import { afterEach, expect, test, vi } from 'vitest'
import { check } from './dice'
import { hmac, sha256 } from './sha256'
import type { Dice } from './types'
import { createHash, createHmac } from 'node:crypto'

/** Made by the server's own code, but for the values that were drawn from, which are but counted here. */
const MADE = JSON.parse(
  String.raw`{"first": {"stream": "hmac-sha256-1", "commitment": "f1628c9d73242029e810623db1d329c1640611d21baed02c6b83322767bd4361", "secret": "55f80d35095e56d853df054aa7a1a918101a13ed4cf734584fb609895f39bf56", "opened": "", "sealed": "", "words": ["brass", "\u00e9t\u00e9 \u20ac\ud83d\ude00", "", "a\"b\\c\n\u007f"], "draws": [{"what": "die", "count": 6, "index": 1, "open": true}, {"what": "die", "count": 52, "index": 14, "open": false}, {"what": "die", "count": 2, "index": 1, "open": true}, {"what": "die", "count": 1000, "index": 461, "open": true}, {"what": "die", "count": 3, "index": 1, "open": false}, {"what": "die", "count": 6, "index": 4, "open": true}], "unseen": 0}, "open": {"stream": "hmac-sha256-2", "commitment": "3b970a2c31e85bd5337000ae78b96cc6e67f1cff1c415226ecab9b8a1eb7ba68", "secret": "55f80d35095e56d853df054aa7a1a918101a13ed4cf734584fb609895f39bf56", "opened": "", "sealed": "", "words": ["brass", "\u00e9t\u00e9 \u20ac\ud83d\ude00", "", "a\"b\\c\n\u007f"], "draws": [{"what": "die", "count": 6, "index": 1, "open": true}, {"what": "die", "count": 52, "index": 45, "open": false}, {"what": "die", "count": 2, "index": 0, "open": true}, {"what": "die", "count": 1000, "index": 615, "open": true}, {"what": "die", "count": 3, "index": 0, "open": false}, {"what": "die", "count": 6, "index": 0, "open": true}], "unseen": 0}, "closed": {"stream": "hmac-sha256-2", "commitment": "3b970a2c31e85bd5337000ae78b96cc6e67f1cff1c415226ecab9b8a1eb7ba68", "secret": "", "opened": "3fddaeaa80855a706fc14e1d0ddd577a67df9ac2170101d54019417baf09755e", "sealed": "0e0227bbf2a4af2aa31029b2851a8c2e13446a08bc54f76c466d5dddbe2d5818", "words": ["brass", "\u00e9t\u00e9 \u20ac\ud83d\ude00", "", "a\"b\\c\n\u007f"], "draws": [{"what": "die", "count": 6, "index": 1, "open": true}, {"what": "die", "count": 2, "index": 0, "open": true}, {"what": "die", "count": 1000, "index": 615, "open": true}, {"what": "die", "count": 6, "index": 0, "open": true}], "unseen": 2}}`,
)

function dice(name: 'first' | 'open' | 'closed'): Dice {
  const draws = MADE[name].draws.map((draw: { count: number; index: number }) => ({
    ...draw,
    values: Array.from({ length: draw.count }, (_, at) => at + 1),
    outcome: draw.index + 1,
  }))
  return { ...MADE[name], draws }
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['first', 6, true],
  ['open', 6, true],
  ['closed', 4, true],
  ['first', 6, false],
  ['open', 6, false],
  ['closed', 4, false],
] as const)('fair dice are found fair (%s, %i draws, with the browser’s own hashing: %s)', async (name, count, own) => {
  if (!own) vi.stubGlobal('crypto', {})
  expect(await check(dice(name))).toEqual({ kept: true, checked: count, wrong: -1, unknown: false })
})

test.each(['first', 'open', 'closed'] as const)('a changed outcome is found (%s)', async (name) => {
  const made = dice(name)
  const draws = made.draws.map((draw, at) =>
    at === 2 ? { ...draw, index: (draw.index + 1) % draw.count, outcome: ((draw.index + 1) % draw.count) + 1 } : draw,
  )
  expect(await check({ ...made, draws })).toMatchObject({ kept: true, wrong: 2 })
})

test('an outcome that is not the one counted to is found', async () => {
  const made = dice('closed')
  const draws = made.draws.map((draw, at) => (at === 1 ? { ...draw, outcome: 7 } : draw))
  expect(await check({ ...made, draws })).toMatchObject({ kept: true, wrong: 1 })
})

test.each(['first', 'open', 'closed'] as const)('another secret is found (%s)', async (name) => {
  expect(await check({ ...dice(name), commitment: '00' })).toMatchObject({ kept: false })
})

test('another seal of the rest is found', async () => {
  expect(await check({ ...dice('closed'), sealed: '00'.repeat(32) })).toMatchObject({ kept: false })
})

test('what was not opened cannot be checked', async () => {
  const made = dice('closed')
  const draws = made.draws.map((draw, at) => (at === 3 ? { ...draw, open: false } : draw))
  expect(await check({ ...made, draws })).toMatchObject({ wrong: 3 })
})

test('an unknown stream is no proof', async () => {
  expect(await check({ ...dice('open'), stream: 'other' })).toMatchObject({ unknown: true, kept: false })
})

test.each([0, 1, 55, 56, 63, 64, 65, 200])('hashes of %i bytes are those of everybody', (length) => {
  const data = Uint8Array.from({ length }, (_, at) => (at * 7) % 256)
  expect(Buffer.from(sha256(data)).toString('hex')).toBe(createHash('sha256').update(data).digest('hex'))
  expect(Buffer.from(hmac(data, data)).toString('hex')).toBe(createHmac('sha256', data).update(data).digest('hex'))
})
