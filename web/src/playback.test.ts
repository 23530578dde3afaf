import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Course, Playback } from './playback.svelte'
import type { Entry, Position } from './types'

vi.setConfig({ testTimeout: 60_000 })

let asked: string[] = []
let quiet = false

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  asked = []
  quiet = false
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('matchMedia', () => ({ matches: quiet }))
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const [, after, until] = /after=(\d+)&until=(\d+)/.exec(path)!
    const steps: unknown[] = []
    for (let version = Number(after) + 1; version <= Number(until); version += 1)
      steps.push({ version, changes: [[['view', 'at'], version]] })
    const first = { view: { at: Number(after) }, actors: [], result: null }
    return Promise.resolve({
      ok: true,
      status: 200,
      text: () => Promise.resolve(JSON.stringify({ version: Number(after), first, steps })),
    })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function entry(version: number, seat: number): Entry {
  return { number: version, version, kind: 'move', seat } as Entry
}

function position(version: number): Position {
  return { version, seat: 0, view: { at: version }, actors: [0], result: null } as unknown as Position
}

/** A table at version 3, at which I (seat 0) moved with version 2. */
async function table(): Promise<{ course: Course; playback: Playback; move: (to: number, seats: number[]) => void }> {
  const { Playback } = await import('./playback.svelte')
  const course: Course = { path: '/tables/t', position: position(3), entries: [entry(1, 1), entry(2, 0), entry(3, 1)] }
  const playback = new Playback(course)
  playback.take(course.position!, null)
  const move = (to: number, seats: number[]): void => {
    const before = course.position!
    course.entries = [...course.entries, ...seats.map((seat, at) => entry(before.version + 1 + at, seat))]
    course.position = position(to)
    playback.take(course.position, before)
  }
  return { course, playback, move }
}

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

test('what others do is shown one after the other, then how things stand', async () => {
  const { playback, move } = await table()
  move(4, [1])
  move(5, [2])
  move(6, [1])
  const seen = []
  for (let wait = 0; wait < 10 && playback.mode === 'playing'; wait += 1) {
    await settled()
    seen.push([playback.at, playback.shown?.view['at']])
    await vi.advanceTimersByTimeAsync(850)
  }
  expect(seen).toEqual([
    [4, 4],
    [5, 5],
    [6, 6],
  ])
  expect([playback.mode, playback.shown]).toEqual(['now', null])
  expect(asked).toEqual([])
})

test('what came in one piece is asked for step by step', async () => {
  const { playback, move } = await table()
  move(6, [1, 2, 1])
  expect(playback.shown?.view['at']).toBe(3)
  await settled()
  expect(playback.shown?.view['at']).toBe(4)
  expect(asked).toEqual(['/api/tables/t/steps?after=4&until=6'])
})

test('my own move alone is not played back to me', async () => {
  const { playback, move } = await table()
  move(4, [0])
  expect(playback.mode).toBe('now')
})

test('what came of my own move is shown to me', async () => {
  const { course, playback, move } = await table()
  const told = { ...entry(4, 0), kind: 'told', seat: null } as Entry
  course.entries = [...course.entries, { ...told, number: 40 }, { ...told, number: 41 }]
  move(4, [0])
  await settled()
  expect([playback.mode, playback.at]).toEqual(['playing', 4])
})

test('nothing is played to who wishes for less motion, or looks elsewhere', async () => {
  const { playback, move } = await table()
  quiet = true
  move(4, [1])
  expect(playback.mode).toBe('now')
  quiet = false
  vi.stubGlobal('document', { hidden: true })
  move(5, [1])
  expect([playback.mode, playback.since]).toEqual(['now', [3, 4, 5]])
  vi.stubGlobal('document', { hidden: false })
  playback.again()
  await settled()
  expect([playback.mode, playback.at]).toEqual(['playing', 3])
})

test('what happened since my last turn begins with what came of it', async () => {
  const { course, playback, move } = await table()
  quiet = true
  course.entries = [...course.entries, { ...entry(4, 0), number: 40, kind: 'told', seat: null } as Entry]
  move(5, [0, 1])
  expect(playback.events.map(({ version, kind }) => [version, kind])).toEqual([
    [4, 'told'],
    [5, 'move'],
  ])
})

test('it can be skipped, and what is skipped does not come back', async () => {
  const { playback, move } = await table()
  move(5, [1, 2])
  await settled()
  playback.skip()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([playback.mode, playback.shown, playback.left]).toEqual(['now', null, 0])
})

test('one can look back while the game goes on, and is not torn away', async () => {
  const { playback, move } = await table()
  playback.back()
  await settled()
  expect([playback.mode, playback.at, playback.shown?.view['at']]).toEqual(['looking', 2, 2])
  move(5, [1, 2])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(playback.at).toBe(2)
  playback.back()
  await settled()
  expect(playback.at).toBe(1)
  playback.forth()
  playback.forth()
  await settled()
  expect(playback.shown?.view['at']).toBe(3)
  playback.goOn()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(playback.mode).toBe('now')
})

test('however much has happened, it is shown within a quarter of a minute', async () => {
  const { playback, move } = await table()
  move(103, Array<number>(100).fill(1))
  await vi.advanceTimersByTimeAsync(16_500)
  expect(playback.mode).toBe('now')
})

test('the last step is how things stand', async () => {
  const { playback } = await table()
  await playback.look(2)
  await playback.look(3)
  expect([playback.mode, playback.shown]).toEqual(['now', null])
})
