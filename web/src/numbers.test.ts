import { expect, test } from 'vitest'
import { readNumber } from './numbers'

test.each([
  ['3000', 3000],
  [' 3 000 ', 3000],
  ['3,000,000', 3_000_000],
  ['3\u202f000', 3000],
  ['3k', 3000],
  ['1.5M', 1_500_000],
  ['007', 7],
  ['−5', -5],
  ['-0', 0],
])('%s is a whole number', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test('long numbers are exact', () => {
  expect(readNumber('9'.repeat(100))).toBe(BigInt('9'.repeat(100)))
})

test.each(['', 'abc', '1.5', '3,00', '1e5', '1.2345k'])('%s is none', (text) => {
  expect(readNumber(text)).toBeNull()
})
