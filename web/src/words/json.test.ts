import { expect, test } from 'vitest'
import { formatJson, parseJson } from './json'

test('whole numbers of any length are exact', () => {
  const text = '{"a":[12345678901234567890,-9007199254740993,999999999999999],"b":1}'
  expect(parseJson(text)).toEqual({ a: [12345678901234567890n, -9007199254740993n, 999999999999999], b: 1 })
  expect(formatJson(parseJson(text))).toBe(text)
})

test('digits within strings and fractions are left alone', () => {
  const text = '{"12345678901234567890":"12345678901234567890 \\" 12345678901234567890","t":1763254737.1234567890123}'
  expect(parseJson(text)).toEqual(JSON.parse(text))
})

test('a string that looks like a marked number stays a string', () => {
  expect(parseJson('["n5","nn12345678901234567",12345678901234567]')).toEqual([
    'n5',
    'nn12345678901234567',
    12345678901234567n,
  ])
})

test('what is undefined is left out', () => {
  expect(formatJson({ a: undefined, b: null, c: ['é"', true] })).toBe('{"b":null,"c":["é\\"",true]}')
})

test('broken JSON is refused', () => {
  expect(() => parseJson('{"a":12345678901234567')).toThrow(SyntaxError)
})
