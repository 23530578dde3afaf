import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReviewAnswer } from './types'

const asked: string[] = []
let answers: Partial<ReviewAnswer>[] = []
vi.mock('./api', () => ({
  get: (path: string) => {
    asked.push(path)
    return Promise.resolve(answers.shift())
  },
  reasonOf: String,
  Refused: Error,
}))
const { Reviewing } = await import('./reviewing.svelte')

const step = (seat: number): object => ({ seat, move: ['pass'], at: 0 })
const judged = (at: number, seat = 0, cost = 0): object => ({
  step: at,
  chances: [0.5, 0.5],
  mistake: cost > 0 ? { step: at, seat, chance: 0, better_chance: cost } : null,
})
/** An answer about a game of three moves. */
const answer = (since: number, done: number, ...steps: object[]): Partial<ReviewAnswer> =>
  ({ since, done, left: 9, steps: since === 0 ? [step(0), step(1), step(0)] : [], judged: steps }) as never

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })
  asked.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function read(...given: Partial<ReviewAnswer>[]): Promise<InstanceType<typeof Reviewing>> {
  answers = given
  const review = new Reviewing('t')
  await vi.advanceTimersByTimeAsync(10_000)
  review.close()
  return review
}

test('a review is asked for until it is whole, each time for what is new', async () => {
  const review = await read(answer(0, 0), answer(0, 0.5, judged(2), judged(0)), answer(2, 1, judged(1), judged(3)))
  expect(asked).toEqual([0, 0, 2].map((since) => `/tables/t/review?since=${since}`))
  expect(review.whole).toBe(true)
  expect(review.judged.map((one) => one?.step)).toEqual([0, 1, 2, 3])
})

test('what a server that was started again has lost is asked for once more', async () => {
  const rest = [judged(0), judged(3), judged(1), judged(2)]
  const review = await read(
    answer(0, 0.5, judged(0), judged(2)),
    answer(2, 1, judged(1), judged(2)),
    answer(0, 1, ...rest),
  )
  expect(asked.at(-1)).toBe('/tables/t/review?since=0')
  expect(review.whole).toBe(true)
})

test('of each seat the three most costly decisions are named, the worst first', async () => {
  const many = [judged(0, 0, 0.1), judged(1, 1, 0.5), judged(2, 0, 0.3), judged(3, 0, 0.2), judged(4, 0, 0.05)]
  const review = await read({ ...answer(0, 1, ...many), steps: [0, 1, 0, 0].map(step) as never })
  expect(review.costly(2).map((seat) => seat.map((one) => one.step))).toEqual([[2, 3, 0], [1]])
})
