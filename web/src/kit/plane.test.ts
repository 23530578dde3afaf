import { expect, test } from 'vitest'
import { centred, moved, WHOLE, within, zoomed } from './plane'

const SIZE: [number, number] = [100, 50]

test('a map cannot be pushed out of sight', () => {
  expect(moved(WHOLE, 30, 30, SIZE, 4)).toEqual(WHOLE)
  expect(within({ x: 90, y: -5, zoom: 2 }, SIZE, 4)).toEqual({ x: 50, y: 0, zoom: 2 })
})

test('what lies under the pointer stays there when the map grows', () => {
  const sight = zoomed(WHOLE, 2, [80, 10], SIZE, 4)
  expect(sight).toEqual({ x: 40, y: 5, zoom: 2 })
  expect((80 - sight.x) / (100 / sight.zoom)).toBe(0.8)
})

test('a map grows and shrinks within bounds', () => {
  expect(zoomed(WHOLE, 100, [0, 0], SIZE, 4).zoom).toBe(4)
  expect(zoomed({ x: 10, y: 10, zoom: 2 }, 0.01, [50, 25], SIZE, 4)).toEqual(WHOLE)
})

test('a place can be brought into the middle', () => {
  expect(centred(WHOLE, [60, 25], 2, SIZE, 4)).toEqual({ x: 35, y: 12.5, zoom: 2 })
})
