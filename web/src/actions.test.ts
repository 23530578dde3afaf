import { expect, test } from 'vitest'
import { actions, bounds, complete, contains, fields, isOnly, listed, optionOf, plain, withChoice } from './actions'
import type { OptionInfo } from './types'

const spy: OptionInfo[] = [
  {
    verb: 'spy',
    domains: [
      { name: 'card', values: ['ace'] },
      { name: 'target', values: [1, 2] },
    ],
  },
  {
    verb: 'spy',
    domains: [
      { name: 'card', values: ['two'] },
      { name: 'target', values: [3] },
    ],
  },
  { verb: 'pass', domains: [] },
]

test('options of one verb become one form', () => {
  const [first, second] = actions(spy)
  expect([first?.verb, first?.options.length, second?.verb]).toEqual(['spy', 2, 'pass'])
  expect([plain(first!), plain(second!)]).toEqual([false, true])
})

test('later choices depend on earlier ones', () => {
  const form = actions(spy)[0]!
  expect(fields(form, []).map((field) => field.domain.values)).toEqual([['ace', 'two']])
  expect(fields(form, ['ace'])[1]?.domain.values).toEqual([1, 2])
  expect(complete(form, fields(form, ['ace']))).toBeNull()
  expect(complete(form, fields(form, ['ace', 2]))).toEqual(['spy', 'ace', 2])
})

test('the only thing left is chosen already, and what no longer fits is not', () => {
  const form = actions(spy)[0]!
  expect(complete(form, fields(form, ['two']))).toEqual(['spy', 'two', 3])
  expect(complete(form, fields(form, ['two', 1]))).toEqual(['spy', 'two', 3])
})

test('numbers of any length are compared exactly', () => {
  const bid = { name: 'amount', low: 0, barred: 10n ** 30n }
  expect(contains(bid, 10n ** 30n)).toBe(false)
  expect(contains(bid, 10n ** 30n + 1n)).toBe(true)
  expect(contains(bid, -1)).toBe(false)
  expect(contains(bid, 'many')).toBe(false)
})

test('a number out of bounds can be sent, so that the table says why not', () => {
  const [form] = actions([{ verb: 'bid', domains: [{ name: 'amount', low: 1 }] }])
  expect(complete(form!, fields(form!, [0]))).toEqual(['bid', 0])
})

test('a short range is listed without what is barred', () => {
  expect(listed({ name: 'workers', low: 1, high: 4, barred: 3 })).toEqual([1, 2, 4])
  expect(listed({ name: 'workers', low: 1, high: 100 })).toBeNull()
})

test('a move finds its option', () => {
  expect(optionOf(spy, ['spy', 'two', 3])).toBe(spy[1])
  expect(optionOf(spy, ['fly'])).toBeNull()
})

test('a question with one answer is none', () => {
  expect(isOnly([{ verb: 'pass', domains: [] }])).toBe(true)
  expect(isOnly([{ verb: 'cede', domains: [{ name: 'what', values: ['land'] }] }])).toBe(true)
  expect(isOnly([{ verb: 'pay', domains: [{ name: 'amount', low: 3, high: 4, barred: 3 }] }])).toBe(true)
  expect(isOnly([{ verb: 'bid', domains: [{ name: 'amount', low: 3 }] }])).toBe(false)
  expect(isOnly(spy)).toBe(false)
  expect(isOnly([])).toBe(false)
})

const dishes = { name: 'dishes', values: ['bread', 'pie', 7], low: 1, high: 2, subset: true }
const serve: OptionInfo = { verb: 'serve', domains: [{ name: 'place', values: ['in', 'out'] }, dishes] }

test('any of some things are sent in their order, if they are as many as there may be', () => {
  const action = actions([serve])[0]!
  const chosen = (...things: (string | number)[]) => complete(action, fields(action, ['in', things]))
  expect(fields(action, ['in']).at(-1)?.several).toEqual([])
  expect(chosen()).toBeNull()
  expect(chosen(7, 'bread')).toEqual(['serve', 'in', 'bread', 7])
  expect(chosen('bread', 'pie', 7)).toBeNull()
  expect(complete(action, fields(action, []))).toBeNull()
  expect(bounds(dishes)).toEqual([1, 2])
})

test('nothing can be chosen where nothing need be', () => {
  const picnic: OptionInfo = { verb: 'picnic', domains: [{ ...dishes, low: 0, high: 3 }] }
  const action = actions([picnic])[0]!
  expect(complete(action, fields(action, []))).toEqual(['picnic'])
  expect(isOnly([picnic])).toBe(false)
  expect(isOnly([{ verb: 'picnic', domains: [{ ...dishes, low: 0, high: 0, values: [] }] }])).toBe(true)
})

test('several options of a verb share their boxes, and a move is one that one of them allows', () => {
  const reds = { name: 'cards', values: ['r1', 'r2'], low: 1, high: 2, subset: true }
  const blues = { name: 'cards', values: ['b1', 'b2'], low: 0, high: 1, subset: true }
  const action = actions([
    { verb: 'play', domains: [reds] },
    { verb: 'play', domains: [blues] },
  ])[0]!
  const domain = fields(action, [])[0]!.domain
  expect([domain.values, bounds(domain)]).toEqual([
    ['r1', 'r2', 'b1', 'b2'],
    [0, 2],
  ])
  expect(complete(action, fields(action, [['r2', 'r1']]))).toEqual(['play', 'r1', 'r2'])
  expect(complete(action, fields(action, [['r1', 'b1']]))).toBeNull()
  expect(optionOf(action.options, ['play', 'b2'])).toBe(action.options[1])
})

test('a choice after what has but one answer is taken at once', () => {
  const domains = [
    { name: 'card', values: ['ace', 'king'] },
    { name: 'target', values: [1] },
    { name: 'department', values: ['sales', 'hr'] },
  ]
  const [action] = actions([{ verb: 'spy', domains }])
  const card = withChoice([], 0, 'ace')
  expect(fields(action!, card).map((field) => field.value)).toEqual(['ace', 1, undefined])
  const all = withChoice(card, 2, 'hr')
  expect(complete(action!, fields(action!, all))).toEqual(['spy', 'ace', 1, 'hr'])
})
