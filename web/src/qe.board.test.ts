/** What the board of Q.E. works out itself: points against the rules, amounts, and numbers in words. */
import { describe, expect, test } from 'vitest'
import {
  brief,
  briefly,
  compare,
  isSurelyLeast,
  isSurelyMost,
  KEYS,
  press,
  raceOf,
  share,
  spentAtMost,
  verdictOf,
} from '../../src/tycoon/games/qe/board/amounts'
import { Counting } from '../../src/tycoon/games/qe/board/bonus'
import {
  auctioneerOf,
  bankOf,
  bidKind,
  tilesOf,
  zeroRounds,
  type Bank,
  type Player,
  type Sale,
} from '../../src/tycoon/games/qe/board/model'
import { inWords, spoken } from '../../src/tycoon/games/qe/board/spelling'
import { ALL, isCrowned, isStruck, isTurned, opening } from '../../src/tycoon/games/qe/board/vault'
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

describe('auctions', () => {
  const { games } = parseJson(cases) as unknown as { games: { view: Facts }[] }

  test('are held in turn, as the games that were played tell', () => {
    for (const { view } of games) {
      const bank = bankOf(view)
      for (const sale of bank.sales) expect(auctioneerOf(bank, sale.turn)).toBe(sale.auctioneer)
    }
  })

  test('a bid won, opened, was zero or lost', () => {
    const sale = { winner: 0, auctioneer: 1, bids: [9, 5, 0, null] } as unknown as Sale
    expect([0, 1, 2, 3].map((seat) => bidKind(sale, seat))).toEqual(['won', 'opened', 'zero', 'lost'])
  })

  test('equal highest bids do not count after the third tie, whether another wins or nobody', () => {
    const sold = { winner: 0, auctioneer: 1, price: 6, bids: [6, 5, 8, 8] } as unknown as Sale
    expect([2, 3].map((seat) => bidKind(sold, seat))).toEqual(['tied', 'tied'])
    const discarded = { winner: null, auctioneer: null, price: null, bids: [8, 8, 3] } as unknown as Sale
    expect([0, 1, 2].map((seat) => bidKind(discarded, seat))).toEqual(['tied', 'tied', 'lost'])
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
    const beside = (values: Whole[]): string[] =>
      values.map(briefly(values, 'en', (one) => groupDigits(one, 'en'), 2, 3, 4))
    expect(beside([42_999, 42_100, 7])).toEqual(['42.9K', '42.1K', '7'])
    expect(beside([42_999, 42_998, 7])).toEqual(['≈42K', '≈42K', '7'])
    expect(beside([42_999, 42_999])).toEqual(['42K', '42K'])
    // What loses nothing does not say that it does.
    expect(beside([70_000, 70_001, 10_000])).toEqual(['70K', '≈70K', '10K'])
    expect(brief(42_999, 'en', (one) => groupDigits(one, 'en'), 2, 4)).toBe('42K')
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

describe('what a bid would mean', () => {
  const sold = (winner: number, price: Whole | null, at_least: Whole | null, at_most: Whole | null): Sale =>
    ({ winner, price, at_least, at_most }) as Sale
  function bankWith(sales: Sale[], opening: Whole | null = 10): Bank {
    const players = [0, 1, 2].map((seat) => {
      const own = sales.filter((sale) => sale.winner === seat)
      const least = own.reduce((sum, sale) => sum + BigInt(sale.price ?? sale.at_least ?? 0), 0n)
      return { seat, spent_at_least: least } as Player
    })
    return { phase: 'sealed', opening, players, sales } as unknown as Bank
  }

  test('below the opening bid it cannot win', () => {
    const bank = bankWith([])
    expect(verdictOf(bank, 0, 9).verdict).toBe('idle')
    expect(verdictOf(bank, 0, 0).verdict).toBe('idle')
    expect(verdictOf({ ...bank, opening: null }, 0, 9).verdict).toBe('first')
  })

  test('who buys first is not warned of having spent the most', () => {
    expect(verdictOf(bankWith([]), 0, 10n ** 40n)).toEqual({ total: 10n ** 40n, verdict: 'first' })
    expect(verdictOf(bankWith([sold(1, 10, null, null)]), 0, 11).verdict).toBe('out')
  })

  test('it is safe while somebody has surely spent more', () => {
    const bank = bankWith([sold(1, null, 100, null), sold(0, 30, null, null)])
    expect(verdictOf(bank, 0, 69)).toEqual({ total: 99n, verdict: 'safe' })
    expect(verdictOf(bank, 0, 70)).toEqual({ total: 100n, verdict: 'open' })
  })

  test('who has spent most or least is sure only where nobody unknown can have spent more or less', () => {
    const known = bankWith([sold(1, 100, null, null), sold(2, null, 20, 60), sold(0, 20, null, null)])
    expect([0, 1, 2].map((seat) => isSurelyMost(known, seat))).toEqual([false, true, false])
    expect([0, 1, 2].map((seat) => isSurelyLeast(known, seat))).toEqual([true, false, false])
    const unknown = bankWith([sold(1, 100, null, null), sold(2, null, 20, null), sold(0, 21, null, null)])
    expect([0, 1, 2].map((seat) => isSurelyMost(unknown, seat))).toEqual([false, false, false])
    expect([0, 1, 2].map((seat) => isSurelyLeast(unknown, seat))).toEqual([false, false, false])
  })

  test('it is surely too much only where everybody else has a limit', () => {
    const known = bankWith([sold(1, 100, null, null), sold(2, null, 20, 60)])
    expect(verdictOf(known, 0, 100).verdict).toBe('out')
    const unknown = bankWith([sold(1, 100, null, null), sold(2, null, 20, null)])
    expect(verdictOf(unknown, 0, 10n ** 40n).verdict).toBe('open')
    expect([1, 2].map((seat) => spentAtMost(unknown, seat))).toEqual([100n, null])
  })

  test('it is compared with the opening bid', () => {
    expect(compare(10, 10)).toBeNull()
    expect(compare(7, 10)).toEqual({ kind: 'less-by', amount: 3n })
    expect(compare(19, 10)).toEqual({ kind: 'more-by', amount: 9n })
    expect(compare(30, 10)).toEqual({ kind: 'times', tenths: 30n, exact: true })
    expect(compare(25, 10)).toEqual({ kind: 'times', tenths: 25n, exact: true })
    expect(compare(1000, 30)).toEqual({ kind: 'times', tenths: 330n, exact: false })
  })
})

describe('the vault', () => {
  test('turns slips up one by one, then strikes out, then crowns', () => {
    const steps = opening(4, 1000)
    expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, ALL])
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).sort((a, b) => a - b))
    expect([0, 1, 2, 3].map((slip) => isTurned(2, slip))).toEqual([true, true, false, false])
    expect([isStruck(4, 4), isStruck(5, 4), isCrowned(5, 4), isCrowned(6, 4)]).toEqual([false, true, false, true])
    expect([isTurned(ALL, 3), isStruck(ALL, 4), isCrowned(ALL, 4)]).toEqual([true, true, true])
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
