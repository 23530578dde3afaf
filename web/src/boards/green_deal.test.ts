/**
 * What the board works out itself is what the rules say. The positions come from `tools/green_deal_cases.py`; `make tests-web`
 * makes them anew and says with GREEN_DEAL_CASES where they are.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Components } from '../board'
import {
  endCards,
  forecast,
  longestLine,
  mostSquares,
  shareRanks,
} from '../../../src/tycoon/games/green_deal/board/forecast'
import {
  HEADINGS,
  type Category,
  type Company,
  type Deal,
  type Square,
} from '../../../src/tycoon/games/green_deal/board/model'
import { outcome, World } from '../../../src/tycoon/games/green_deal/board/world'

interface Case {
  view: Deal
  to_come: Record<string, number>[]
  places: {
    cell: string
    seat: number
    category: Category
    size: number
    own: number
    dealings: Record<string, [together: [number, number] | null, against: [number, number] | null]>
  }[]
}

const file = process.env['GREEN_DEAL_CASES']
if (!file) throw new Error('GREEN_DEAL_CASES names no file: run `make tests-web`')
const given = JSON.parse(readFileSync(file, 'utf8')) as { components: Components; cases: Case[] }

test('in positions of games the forecast is what the rules would count', () => {
  const met = new Set<string>()
  for (const { view, to_come } of given.cases) {
    const found = forecast(view, given.components, new World(view, given.components))
    for (const [seat, points] of to_come.entries())
      for (const heading of HEADINGS) {
        expect([heading, found[seat]![heading] ?? 0]).toEqual([heading, points[heading]! + 0])
        if (points[heading]) met.add(heading)
      }
  }
  expect([...met].sort()).toEqual(['action_cards', 'campaigns', 'company', 'loans', 'sustainability'])
})

test('in positions of games a tile has to do with the neighbours that the rules say, and gains as much', () => {
  const met = new Set<string>()
  for (const { view, places } of given.cases) {
    const world = new World(view, given.components)
    for (const { cell, seat, category, size, own, dealings } of places) {
      const found = world.dealings(cell, { category, size, owner: seat }, view.players)
      const mine = found.filter((one) => one.other === seat).reduce((all, one) => all + one.together!, 0)
      // An income has an end, which a preview of the server minds.
      expect(Math.min(mine, 15)).toBe(own)
      const others = found.filter((one) => one.other !== seat)
      expect(others.map((one) => one.cell).sort()).toEqual(Object.keys(dealings).sort())
      for (const one of others) {
        const [together, against] = dealings[one.cell]!
        expect(together && Math.max(...together)).toBe(one.together)
        expect(against && -against[1]).toBe(one.against)
        met.add(`${together ? 'together' : ''} ${against ? 'against' : ''}`)
      }
    }
  }
  expect([...met].sort()).toEqual([' against', 'together ', 'together against'])
})

const COMPONENTS = {
  map: [{ players: 3, starts: ['b2'] }],
  loan: [{ id: 'loan-9', cash: 9 }],
  scales: [{ income: 30 }],
  assessment: [
    { id: 'campaign', points: [8, 4, 2] },
    { id: 'sustainability', points: [0, 4, 10, 18] },
    { id: 'company', points: [12, 8, 4] },
  ],
}

function company(seat: number, parts: Partial<Company> = {}): Company {
  const levels = { environment: 0, jobs: 0, social: 0, research: 0 }
  const things = { tokens: [], loans: [], to_place: [], cards: [], plays_left: {} }
  const sums = { points: 0, cash: 0, income: 0, dividend: 0, dividend_points: 0 }
  return { seat, ...sums, ...levels, ...things, bid: null, has_bid: false, speciality: null, campaign: null, ...parts }
}

/** A world of four columns and three rows with these tiles, and three companies. */
function deal(tiles: Record<string, [string, number]>, players: Partial<Company>[] = [{}, {}, {}]): Deal {
  const map = [1, 2, 3].map((line) => {
    const squares = ['a', 'b', 'c', 'd'].map((column): [string, Square] => [
      column,
      tiles[`${column}${line}`] ?? ['free'],
    ])
    return { line, ...Object.fromEntries(squares) }
  })
  const about = { round: 5, rounds: 10, phase: 'investing', players: players.map((one, seat) => company(seat, one)) }
  return { ...about, map } as unknown as Deal
}

const world = (tiles: Record<string, [string, number]>, players?: Partial<Company>[]): World =>
  new World(deal(tiles, players), COMPONENTS)

test('the edges of the world meet, and so do its corners', () => {
  const empty = world({})
  expect(empty.beside('a1').sort()).toEqual(['a2', 'a3', 'b1', 'd1'])
  expect(empty.across('a1').sort()).toEqual(['b2', 'b3', 'd2', 'd3'])
  expect(empty.starts).toEqual(new Set(['b2']))
})

test('a tile has to do with its own category along an edge, over the edges of the world too', () => {
  const tiles: Record<string, [string, number]> = {
    d1: ['jobs-1', 1],
    a2: ['jobs-2', 0],
    b1: ['social-1', 1],
    b2: ['jobs-1', 2],
  }
  const found = world(tiles).dealings('a1', { category: 'jobs', size: 3, owner: 0 }, deal({}).players)
  expect(found.sort((one, other) => (one.cell < other.cell ? -1 : 1))).toEqual([
    { cell: 'a2', other: 0, together: 2, against: null },
    { cell: 'd1', other: 1, together: 2, against: 2 },
  ])
  const { together, against } = outcome(found, 0)
  expect([together.get(0), together.get(1)]).toEqual([4, 2])
  expect([against?.get(0), against?.get(1)]).toEqual([4, -2])
})

test('cards change with whom one may compete, and by how much', () => {
  const tiles: Record<string, [string, number]> = { d1: ['jobs-1', 1], b2: ['jobs-1', 2] }
  const tile = { category: 'jobs' as const, size: 3, owner: 0 }
  const against = (players: Partial<Company>[]): [string, number | null][] =>
    world(tiles)
      .dealings('a1', tile, deal(tiles, players).players)
      .map((one) => [one.cell, one.against])
  expect(against([{ cards: ['tough-competition'] }, {}, {}])).toEqual([['d1', 4]])
  expect(against([{}, { cards: ['hire-lawyer'] }, {}])).toEqual([['d1', null]])
  expect(against([{ cards: ['competitive-analysis'] }, {}, {}])).toEqual([
    ['d1', 2],
    ['b2', 2],
  ])
})

test('equal ones share their ranks, and who bribes stands before them', () => {
  expect(shareRanks([5, 5, 1], [8, 4, 2], 1, -1)).toEqual([6, 6, 2])
  expect(shareRanks([5, 5, 0], [8, 4, 2], 1, 1)).toEqual([4, 8, 0])
  expect(shareRanks([3, 3, 3, 3], [8, 4, 2], 1, -1)).toEqual([3, 3, 3, 3])
})

test('lines and squares go over the edges, and no tile counts twice', () => {
  const whole = world({})
  expect(longestLine(['a1', 'b1', 'c1', 'd1'], whole, [[1, 0]])).toBe(4)
  expect(longestLine(['d1', 'a2', 'b3'], whole, [[1, 1]])).toBe(3)
  expect(mostSquares(['d3', 'a3', 'd1', 'a1', 'b1', 'b3'], whole)).toBe(1)
})

test('a forecast counts what the end would bring', () => {
  const tiles: Record<string, [string, number]> = { a1: ['jobs-1', 0], b1: ['jobs-1', 0], c3: ['jobs-1', 1] }
  const players: Partial<Company>[] = [
    { income: 5, environment: 2, jobs: 1, social: 3, research: 1, cards: ['growth', 'hyperactive', 'pr-machine'] },
    { income: 2, environment: 2, cards: ['tricky-book-keeping'] },
    { income: 5, cash: 4, loans: ['loan-9'] },
  ]
  const now = deal(tiles, players)
  const there = new World(now, COMPONENTS)
  expect([...endCards(now.players[0]!, there)]).toEqual([
    ['growth', 6],
    ['hyperactive', 12],
  ])
  expect(forecast(now, COMPONENTS, there)).toEqual([
    { action_cards: 18 + 3 * 3, sustainability: 4, company: 6, campaigns: 6 + 8 + 8 + 8 },
    { sustainability: 0, company: 12, campaigns: 6 },
    { loans: -10, sustainability: 0, company: 6, campaigns: 0 },
  ])
  const last = { ...now, round: 10, phase: 'campaigning' }
  expect(forecast(last, COMPONENTS, there)[2]).toEqual({ campaigns: 0 })
  expect(forecast({ ...now, phase: 'over' }, COMPONENTS, there)).toEqual([{}, {}, {}])
})
