/** What the board of Rival CEOs works out by itself. */
import { SvelteMap } from 'svelte/reactivity'
import { expect, test, vi } from 'vitest'
import { surplusOf, warningsOf } from '../../src/tycoon/games/rivals/board/advice'
import { causeOf, rankingOf, reasonOf } from '../../src/tycoon/games/rivals/board/ending'
import { forecastOf, mostAfter, successChances } from '../../src/tycoon/games/rivals/board/forecast'
import { valuesOf, type Company, type Rivalry, type Staff } from '../../src/tycoon/games/rivals/board/model'
import { settle } from '../../src/tycoon/games/rivals/board/people'
import {
  beatsOf,
  empty,
  follow,
  gainOf,
  paidBy,
  rollOf,
  successesOf,
  type Scene,
} from '../../src/tycoon/games/rivals/board/scene'
import { faceOf, Show } from '../../src/tycoon/games/rivals/board/show.svelte'
import type { Entry, Facts } from './types'

vi.mock('./settings.svelte', () => ({ lessMotion: () => false, pace: () => 'normal', SPEEDS: { normal: 1000 } }))

const STAFF: Staff = { production: 1, research: 0, hr: 1, sales: 1, reserve: 0 }
const COMPANY = { ...STAFF, seat: 0, dollars: 10, products: 0, employees: 3 } as Company

const NEEDED = { production_needed: 4, research_needed: 4, hr_needed: 4, sales_needed: 4 }

const game = (players: Partial<Company>[], more: Partial<Rivalry> = {}): Rivalry =>
  ({
    goal: 30,
    turn: 9,
    turn_cap: 100,
    demand: null,
    studies: 0,
    deck: 8,
    discards: 0,
    players: players.map((player, seat) => ({ ...COMPANY, ...player, seat })),
    ...more,
  }) as Rivalry

const told = (number: number, what: string, facts: Facts = {}): Entry =>
  ({ number, version: number, kind: 'told', what, facts }) as Entry

const warned = (company: Partial<Company>, staff: Partial<Staff>, phase = 'action', cards = 8): string[] =>
  warningsOf({ ...COMPANY, ...company }, { ...STAFF, ...staff }, valuesOf({}), phase, cards).map((one) => one.what)

test('somebody is told what cannot earn', () => {
  expect(warned({}, {})).toEqual([])
  expect(warned({}, { sales: 0 }, 'assignment')).toEqual(['no-sales'])
  expect(warned({}, { production: 0 })).toEqual(['nothing-to-sell'])
  expect(warned({ products: 2 }, { production: 0 })).toEqual([])
  expect(warned({ sales_disrupted: true } as Partial<Company>, {})).toEqual(['sales-disrupted'])
  expect(warned({ research_boosted: true } as Partial<Company>, {})).toEqual(['king-alone'])
  expect(warned({ employees: 9, dollars: 2 }, {}, 'selling')).toEqual(['wages'])
  expect(warned({}, { sales: 0 }, 'over')).toEqual([])
  expect(warned({}, { research: 2 }, 'action', 0)).toEqual(['no-cards'])
  expect(warned({}, { research: 0 }, 'action', 0)).toEqual([])
})

test('research draws no more cards than there are', () => {
  const company = { ...COMPANY, ...NEEDED, research_needed: 1 } as Company
  const cards = (deck: number, discards: number): number =>
    forecastOf(company, { ...STAFF, research: 3 }, game([], { deck, discards }), valuesOf({})).cards
  expect([cards(8, 0), cards(1, 1), cards(0, 0)]).toEqual([3, 2, 0])
})

test('who may end the game this turn is known by what all dice could bring, less what is due', () => {
  const most = (company: Partial<Company>, more: Partial<Rivalry> = {}): number =>
    mostAfter({ ...COMPANY, dollars: 27, ...company }, game([], { phase: 'action', ...more }), valuesOf({}))
  // One is made and sold, and a dollar is due.
  expect(most({})).toBe(29)
  expect(most({ sales: 2, products: 1 })).toBe(32)
  expect(most({ sales: 9, products: 9 })).toBe(27 + 18 - 1)
  expect(most({ sales: 9, products: 9 }, { studies: 1 })).toBe(27 + 24 - 1)
  expect(most({ sales: 9, products: 9 }, { demand: 1, phase: 'hiring' })).toBe(27 + 3 - 1 - 1)
  expect(most({ sales_disrupted: true, products: 6 } as Partial<Company>)).toBe(25)
  // Those who have still to be placed may make or sell.
  expect(most({ production: 0, sales: 0, products: 1, to_place: 3 }, { phase: 'assignment' })).toBe(27 + 6 - 1)
  expect(most({ products: 5, offer: 2 }, { demand: 4, phase: 'selling' })).toBe(27 + 6 - 1)
  expect(most({ products: 5, offer: null }, { demand: 4, phase: 'selling' })).toBe(26)
  expect(most({ products: 5 }, { demand: 4, phase: 'layoffs' })).toBe(27)
})

test('the dice of a turn are kept until the next, and shown anew to who looks back', () => {
  const rolls = told(3, 'rolls', { seat: 1, department: 'production', rolls: [4, 1], needed: 4, successes: 1 })
  const made = told(4, 'produced', { seat: 1, count: 1 })
  const first = follow(empty(1), 1, [
    told(1, 'turn', { turn: 1 }),
    told(2, 'demand', { die: 5, demand: 5 }),
    rolls,
    made,
  ])
  expect(first.die).toBe(5)
  expect(rollOf(first, 1, 'production')?.dice).toEqual([4, 1])
  expect(gainOf(first, 1, 'production')?.count).toBe(1)
  const later = follow(first, 1, [rolls, made, told(5, 'no-dice', { seat: 0, department: 'sales' })])
  expect(later.rolls).toHaveLength(2)
  expect(rollOf(later, 0, 'sales')?.dice).toBeNull()
  expect(follow(later, 1, []).rolls).toHaveLength(2)
  expect(follow(later, 1, [rolls]).rolls).toHaveLength(1)
  expect(follow(later, 2, [told(6, 'turn', { turn: 2 })]).rolls).toEqual([])
})

test('people stay where they are, and who moves is the same as before', () => {
  const start = settle([], { ...STAFF, reserve: 1 })
  const waiting = start.find((person) => person.place === 'reserve')!
  const placed = settle(start, { ...STAFF, sales: 2 })
  expect(placed.filter((person) => person.place === 'sales').map((person) => person.id)).toContain(waiting.id)
  expect(new Set(placed.map((person) => person.id)).size).toBe(4)
  const retrained = settle(placed, { ...STAFF, production: 0, research: 1, sales: 2 })
  const moved = placed.find((person) => person.place === 'production')!
  expect(retrained.find((person) => person.place === 'research')?.id).toBe(moved.id)
  expect(settle(retrained, { ...STAFF, sales: 0 })).toHaveLength(2)
})

test('what a turn brings is worked out over all dice', () => {
  expect(successChances(2, 4)).toEqual([0.25, 0.5, 0.25])
  expect(successChances(3, 1)).toEqual([0, 0, 0, 1])
  const company = { ...COMPANY, ...NEEDED, products: 6, employees: 7 } as Company
  const staff = { ...STAFF, production: 0, sales: 2 }
  const sure = { ...company, sales_needed: 1 } as Company
  // Two are sure to be sold, unless the demand is 1.
  const found = forecastOf(sure, staff, game([]), valuesOf({}))
  expect(found.sold).toBeCloseTo(2 - 1 / 6)
  expect(found.dollars).toBeCloseTo(3 * (2 - 1 / 6))
  expect(found).toMatchObject({ products: 0, cards: 0, people: 0.5, wages: 2, storage: 0 })
  // A market study, and a king: twice as many, but not more than there are.
  const boosted = { ...sure, sales_boosted: true, products: 3 } as Company
  expect(forecastOf(boosted, staff, game([], { studies: 1 }), valuesOf({})).sold).toBe(3)
  const sabotaged = { ...sure, sales_disrupted: true } as Company
  const idle = forecastOf(sabotaged, staff, game([]), valuesOf({}))
  expect(idle.sold).toBe(0)
  expect(idle.storage).toBeCloseTo(1)
})

test('who won is told with what decided it, and why the game is over', () => {
  const rich = game([{ dollars: 31 }, { dollars: 31, products: 2 }, { dollars: 40 }])
  expect(rankingOf(rich, null)).toEqual([[2], [1], [0]])
  expect(reasonOf(rich, rankingOf(rich, null))).toBe('dollars')
  expect(causeOf(rich)).toBe('goal')
  const stock = game([{ products: 1 }, { products: 2 }], { turn: 100 })
  expect(reasonOf(stock, rankingOf(stock, null))).toBe('products')
  expect(causeOf(stock)).toBe('cap')
  const staff = game([{ employees: 4 }, {}])
  expect(reasonOf(staff, rankingOf(staff, null))).toBe('employees')
  expect(causeOf(staff)).toBe('deadlock')
  const equal = game([{}, {}, { dollars: 3 }])
  expect(rankingOf(equal, null)).toEqual([[0, 1], [2]])
  expect(reasonOf(equal, rankingOf(equal, null))).toBe('shared')
})

test('who cannot be paid must go, but for the last', () => {
  const values = valuesOf({})
  expect(surplusOf(9, 2, values)).toBe(1)
  expect(surplusOf(8, 2, values)).toBe(0)
  expect(surplusOf(7, 0, values)).toBe(5)
})

test('cards drawn and wages paid belong to the turn', () => {
  const scene = follow(empty(1), 1, [
    told(1, 'own-cards', { cards: ['ace'] }),
    told(2, 'turn', { turn: 1 }),
    told(3, 'own-cards', { cards: ['joker', 'king'] }),
    told(4, 'wages', { seat: 0, dollars: 2 }),
  ])
  expect(scene.drawn).toEqual(['joker', 'king'])
  expect(paidBy(scene, 0, 'wages')).toBe(2)
  expect(paidBy(scene, 1, 'wages')).toBeNull()
  expect(successesOf({ seat: 0, department: 'sales', dice: [3, 4, 6], needed: 4 }, 2)).toBe(4)
  expect(successesOf({ seat: 0, department: 'sales', dice: null, needed: 4 }, 2)).toBeNull()
})

test('dice are thrown one department after the other, skipped, and seen again', () => {
  vi.useFakeTimers()
  const roll = (department: 'production' | 'sales') => ({ seat: 0, department, dice: [4], needed: 4 })
  const scenes = new SvelteMap<string, Scene>([['now', { ...empty(1), die: 3, rolls: [roll('production')] }]])
  const rolled = scenes.get('now')!
  const shown = (): Scene => scenes.get('now')!
  expect(beatsOf(rolled)).toEqual(['demand', 'production'])
  const late = new Show(shown)
  late.follow()
  expect(late.lie('production')).toBe('lying')

  scenes.set('now', empty(1))
  const show = new Show(shown)
  show.follow()
  scenes.set('now', rolled)
  show.follow()
  expect([show.now, show.lie('demand'), show.lie('production')]).toEqual(['demand', 'tumbling', 'coming'])
  vi.advanceTimersByTime(600)
  expect(show.landed('demand')).toBe(true)
  vi.advanceTimersByTime(400)
  expect([show.now, show.lie('production')]).toEqual(['production', 'tumbling'])
  // The same dice are heard of once more: nothing begins anew.
  show.follow()
  expect(show.lie('production')).toBe('tumbling')
  show.skip()
  expect([show.rolling, show.lie('production')]).toEqual([false, 'lying'])
  scenes.set('now', { ...rolled, rolls: [...rolled.rolls, roll('sales')] })
  show.follow()
  expect([show.lie('production'), show.lie('sales')]).toEqual(['lying', 'tumbling'])
  vi.runAllTimers()
  expect(show.rolling).toBe(false)
  show.again()
  expect([show.now, show.lie('sales')]).toEqual(['demand', 'coming'])
  show.end()
  for (let tick = 0; tick < 50; tick += 1) expect([1, 2, 3, 4, 5, 6]).toContain(faceOf(tick, tick % 7))
  vi.useRealTimers()
})
