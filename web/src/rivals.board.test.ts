/** What the board of Rival CEOs works out by itself. */
import { expect, test } from 'vitest'
import { warningsOf } from '../../src/tycoon/games/rivals/board/advice'
import { valuesOf, type Company, type Staff } from '../../src/tycoon/games/rivals/board/model'
import { settle } from '../../src/tycoon/games/rivals/board/people'
import { empty, follow, gainOf, rollOf } from '../../src/tycoon/games/rivals/board/scene'
import type { Entry, Facts } from './types'

const STAFF: Staff = { production: 1, research: 0, hr: 1, sales: 1, reserve: 0 }
const COMPANY = { ...STAFF, seat: 0, dollars: 10, products: 0, employees: 3 } as Company

const told = (number: number, what: string, facts: Facts = {}): Entry =>
  ({ number, version: number, kind: 'told', what, facts }) as Entry

const warned = (company: Partial<Company>, staff: Partial<Staff>, phase = 'action'): string[] =>
  warningsOf({ ...COMPANY, ...company }, { ...STAFF, ...staff }, valuesOf({}), phase).map((one) => one.what)

test('somebody is told what cannot earn', () => {
  expect(warned({}, {})).toEqual([])
  expect(warned({}, { sales: 0 }, 'assignment')).toEqual(['no-sales'])
  expect(warned({}, { production: 0 })).toEqual(['nothing-to-sell'])
  expect(warned({ products: 2 }, { production: 0 })).toEqual([])
  expect(warned({ sales_disrupted: true } as Partial<Company>, {})).toEqual(['sales-disrupted'])
  expect(warned({ research_boosted: true } as Partial<Company>, {})).toEqual(['king-alone'])
  expect(warned({ employees: 9, dollars: 2 }, {}, 'selling')).toEqual(['wages'])
  expect(warned({}, { sales: 0 }, 'over')).toEqual([])
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
