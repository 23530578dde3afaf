import { expect, test } from 'vitest'
import { inGroups, readNumber } from './numbers'

test.each([
  ['3000', 'en', 3000],
  [' 3 000 ', 'fr', 3000],
  ['3,000,000', 'fr', 3_000_000],
  ['3\u202f000', 'en', 3000],
  ['3,000', 'en', 3000],
  ['3.000', 'fr', 3000],
  ['12k', 'en', 12_000],
  ['1.5M', 'fr', 1_500_000],
  ['1,5m', 'en', 1_500_000],
  ['3bn', 'en', 3_000_000_000],
  ['１２，０００', 'en', 12_000],
  ['٣٬٠٠٠', 'fr', 3000],
  ['007', 'en', 7],
  ['−5', 'en', -5],
  ['-0', 'en', 0],
])('%s is a whole number in %s', (text, language, value) => {
  expect(readNumber(text, language)).toBe(value)
})

test('long numbers are exact', () => {
  expect(readNumber('9'.repeat(100), 'en')).toBe(BigInt('9'.repeat(100)))
})

test.each([
  ['1.5', 'en', 'fraction'],
  ['1,5', 'fr', 'fraction'],
  ['3,00', 'en', 'fraction'],
  ['1.2345k', 'en', 'fraction'],
  ['1.500', 'en', 'ambiguous'],
  ['1,500', 'fr', 'ambiguous'],
  ['', 'en', 'nonsense'],
  ['abc', 'en', 'nonsense'],
  ['1e5', 'en', 'nonsense'],
  ['10²', 'en', 'nonsense'],
])('%s is none in %s: %s', (text, language, why) => {
  expect(readNumber(text, language)).toBe(why)
})

test('what is ambiguous is asked about', () => {
  expect(inGroups('1.500')).toBe(1500)
  expect(inGroups('1,500k')).toBe(1_500_000)
})
