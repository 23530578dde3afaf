/** What the board of Q.E. works out itself: points against the rules, amounts, and numbers in words. */
import { describe, expect, test } from 'vitest'
import { brief, KEYS, press, raceOf, share } from '../../src/tycoon/games/qe/board/amounts'
import { Counting } from '../../src/tycoon/games/qe/board/bonus'
import { bankOf, tilesOf, zeroRounds, type Player } from '../../src/tycoon/games/qe/board/model'
import { inWords, spoken } from '../../src/tycoon/games/qe/board/spelling'
import cases from '../../tests/games/qe/scores.json?raw'
import type { Components, Facts, Whole } from './types'
import { groupDigits } from './words/fluent'
import { parseJson } from './words/json'

describe('points', () => {
  const { components, games } = parseJson(cases) as unknown as {
    components: Components
    games: { view: Facts; points: Record<string, number>[] }[]
  }
  const tiles = tilesOf(components)

  test('are counted as the rules count them', () => {
    expect(games.length).toBeGreaterThan(10)
    for (const { view, points } of games) {
      const bank = bankOf(view)
      const counting = new Counting(components, bank, tiles)
      expect(bank.players.map((player) => counting.points(player))).toEqual(points)
    }
  })

  test('a tile adds what it is worth with all its bonuses', () => {
    for (const { view, points } of games) {
      const bank = bankOf(view)
      const counting = new Counting(components, bank, tiles)
      for (const player of bank.players) {
        const last = player.tiles.at(-1)
        if (!last) continue
        const before = { ...player, tiles: player.tiles.slice(0, -1) }
        const gain = counting.gain(before, last)
        const was = counting.points(before)
        for (const [heading, now] of Object.entries(points[player.seat]!))
          expect(was[heading as keyof typeof was] + gain[heading as keyof typeof gain]).toBe(now)
      }
    }
  })

  test('zero bids are found in their rounds', () => {
    for (const { view } of games) {
      const bank = bankOf(view)
      if (bank.players.length === 3) continue
      for (const player of bank.players)
        expect(zeroRounds(bank, player.seat).filter(Boolean).length).toBe(player.zero_bids)
    }
  })
})

describe('amounts', () => {
  const short = (value: Whole, kept?: number): string => brief(value, 'en', (one) => groupDigits(one, 'en'), kept)
  const key = (id: string): (typeof KEYS)[number] => KEYS.find((one) => one.id === id)!

  test('are never shortened to more than they are', () => {
    expect(short(999_999)).toBe('999,999')
    expect(short(1_999_999)).toBe('1.99M')
    expect(short(10n ** 12n)).toBe('1T')
    expect(short(1999n * 10n ** 36n)).toBe('1.99·10³⁹')
    expect(short(1999n * 10n ** 36n, 2)).toBe('1.9·10³⁹')
  })

  test('keys multiply what stands in the field', () => {
    expect(press('12', key('k'), 'en', null)).toBe(12_000)
    expect(press('12k', key('x2'), 'en', null)).toBe(24_000)
    expect(press('1.5', key('m'), 'en', null)).toBe(1_500_000)
    expect(press('1,5', key('bn'), 'fr', null)).toBe(1_500_000_000)
    expect(press('9007199254740993', key('x10'), 'en', null)).toBe(90_071_992_547_409_930n)
  })

  test('keys make something of an empty field', () => {
    expect(press('', key('k'), 'en', 40)).toBe(1000)
    expect(press('', key('x2'), 'en', 40)).toBe(80)
    expect(press('', key('x10'), 'en', null)).toBe(10)
  })

  test('keys leave what cannot be read or would be too long', () => {
    expect(press('abc', key('k'), 'en', null)).toBeNull()
    expect(press('1.5', key('x2'), 'en', null)).toBeNull()
    expect(press('9'.repeat(100), key('x2'), 'en', null)).toBeNull()
  })

  test('the race is run against what others surely spent', () => {
    const players = [7, 218, 10n ** 40n].map((spent, seat) => ({ seat, spent_at_least: spent }) as Player)
    expect(raceOf(players, 0)).toEqual({ others: 10n ** 40n, ahead: [2], room: 10n ** 40n - 8n })
    expect(raceOf(players, 2)).toMatchObject({ others: 218n, ahead: [1] })
    expect(share(10n ** 39n, 10n ** 40n)).toBe(10)
    expect(share(0, 0)).toBe(0)
  })
})

describe('numbers in words', () => {
  test.each<[Whole, string, string]>([
    [0, 'zero', 'zéro'],
    [1, 'one', 'un'],
    [16, 'sixteen', 'seize'],
    [21, 'twenty-one', 'vingt et un'],
    [40, 'forty', 'quarante'],
    [71, 'seventy-one', 'soixante et onze'],
    [77, 'seventy-seven', 'soixante-dix-sept'],
    [80, 'eighty', 'quatre-vingts'],
    [81, 'eighty-one', 'quatre-vingt-un'],
    [91, 'ninety-one', 'quatre-vingt-onze'],
    [99, 'ninety-nine', 'quatre-vingt-dix-neuf'],
    [100, 'one hundred', 'cent'],
    [101, 'one hundred and one', 'cent un'],
    [200, 'two hundred', 'deux cents'],
    [280, 'two hundred and eighty', 'deux cent quatre-vingts'],
    [1000, 'one thousand', 'mille'],
    [1005, 'one thousand and five', 'mille cinq'],
    [1999, 'one thousand, nine hundred and ninety-nine', 'mille neuf cent quatre-vingt-dix-neuf'],
    [80_000, 'eighty thousand', 'quatre-vingt mille'],
    [200_000, 'two hundred thousand', 'deux cent mille'],
    [10 ** 6, 'one million', 'un million'],
    [200 * 10 ** 6, 'two hundred million', 'deux cents millions'],
    [10 ** 9, 'one billion', 'un milliard'],
    [2 * 10 ** 9 + 80, 'two billion and eighty', 'deux milliards quatre-vingts'],
    [10 ** 12, 'one trillion', 'mille milliards'],
    [12_500n * 10n ** 9n, 'twelve trillion, five hundred billion', 'douze mille cinq cents milliards'],
    [200_000n * 10n ** 9n, 'two hundred trillion', 'deux cent mille milliards'],
    [10n ** 15n, 'one quadrillion', 'un billiard'],
    [3n * 10n ** 15n + 10n ** 12n, 'three quadrillion, one trillion', 'trois billiards un billion'],
    [10n ** 18n, 'one quintillion', 'un trillion'],
    [10n ** 60n, 'one novemdecillion', 'un décillion'],
    [10n ** 99n, 'one duotrigintillion', 'un sexdécilliard'],
  ])('%s', (value, english, french) => {
    expect(inWords(value, 'en')).toBe(english)
    expect(inWords(value, 'fr')).toBe(french)
  })

  test('each power of a thousand has a name of its own', () => {
    for (const language of ['en', 'fr']) {
      const names = Array.from({ length: 34 }, (_, at) => inWords(10n ** BigInt(3 * at), language))
      expect(new Set(names).size).toBe(34)
      expect(names.join()).not.toContain('undefined')
    }
  })

  test('what no language has words for is not said', () => {
    expect([inWords(10n ** 100n, 'en'), inWords(-1, 'fr'), inWords(1, 'xx')]).toEqual(['', '', ''])
  })

  test('long ones are said as far as they can be read', () => {
    expect(spoken(123_456, 'en').more).toBe(false)
    expect(spoken(123_456_789_012, 'en')).toEqual({ words: 'one hundred and twenty-three billion', more: true })
    expect(spoken(1_234_567_890_123, 'fr')).toEqual({ words: 'mille deux cent trente-quatre milliards', more: true })
    expect(spoken(10n ** 99n, 'en')).toEqual({ words: 'one duotrigintillion', more: false })
  })
})
