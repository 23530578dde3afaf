import { expect, test, vi } from 'vitest'
import { isMine, lastSeen, see, unread } from './talk'
import type { Entry } from './types'

const store = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
})

const line = (number: number, seat: number | null, name = '', kind: Entry['kind'] = 'chat'): Entry => ({
  number,
  version: number,
  kind,
  seat,
  name,
  what: '',
  facts: {},
  move: null,
  text: 'hello',
  time: 0,
})

test('what others said since is unread; what I said is not', () => {
  const entries = [line(1, 1), line(2, 0), line(3, null, 'Guest'), line(4, 1, '', 'move'), line(5, 1)]
  expect(unread(entries, -1, 0, 'Ann')).toBe(3)
  expect(unread(entries, 3, 0, 'Ann')).toBe(1)
  expect(unread(entries, 5, 0, 'Ann')).toBe(0)
})

test('whoever only watches is known by name', () => {
  expect(isMine(line(1, null, 'Ann'), null, 'Ann')).toBe(true)
  expect(isMine(line(1, null, 'Ann'), 0, 'Ann')).toBe(false)
  expect(isMine(line(1, 0), null, '')).toBe(false)
})

test('what was seen is remembered for each table, for the latest hundred', () => {
  see('one', 7)
  see('two', 3)
  see('one', 5)
  expect([lastSeen('one'), lastSeen('two'), lastSeen('three')]).toEqual([7, 3, -1])
  for (let table = 0; table < 100; table += 1) see(`more ${table}`, table)
  expect([lastSeen('one'), lastSeen('more 0')]).toEqual([-1, 0])
})
