import { expect, test } from 'vitest'
import { applyChanges } from './changes'

test('changes are made in their order, and the value stays as it was', () => {
  const before = { cash: [1, 2, 3], hand: ['a', 'b', 'c'], gone: 1, stays: { deep: [1] }, long: 5n }
  const after = applyChanges(before, [
    [['cash', 1], 7],
    [['cash', 3], 4],
    [['hand', 1]],
    [['gone']],
    [['fresh'], null],
    [['stays', 'more'], { a: 1 }],
    [['stays', 'more', 'a'], 2],
  ])
  expect(after).toEqual({
    cash: [1, 7, 3, 4],
    hand: ['a'],
    fresh: null,
    stays: { deep: [1], more: { a: 2 } },
    long: 5n,
  })
  expect(before).toEqual({ cash: [1, 2, 3], hand: ['a', 'b', 'c'], gone: 1, stays: { deep: [1] }, long: 5n })
  expect(after.stays.deep).toBe(before.stays.deep)
})

test('a value can be replaced as a whole', () => {
  expect(applyChanges<unknown>({ a: 1 }, [[[], [1, 2]]])).toEqual([1, 2])
})

test('changes that do not fit are a fault', () => {
  expect(() => applyChanges({ a: 1 }, [[['a', 'b'], 1]])).toThrow(TypeError)
})
