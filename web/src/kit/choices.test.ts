import { expect, test } from 'vitest'
import type { OptionInfo } from '../types'
import { choicesOf, formsOf, isAbout } from './choices'

const OPTIONS = [
  { verb: 'done', domains: [] },
  { verb: 'place', domains: [{ name: 'cell', values: ['a1', 'b2'] }] },
  {
    verb: 'step',
    domains: [
      { name: 'discovery', values: ['turnpike'] },
      { name: 'number', low: 1, high: 3, barred: 2 },
    ],
  },
  { verb: 'bid', domains: [{ name: 'amount', low: 0, high: null }] },
  { verb: 'give', domains: [{ name: 'card', values: ['x', 'y'], subset: true, low: 0, high: 2 }] },
] as OptionInfo[]

test('what can be listed is listed move by move', () => {
  expect(choicesOf(OPTIONS).map(({ move }) => move)).toEqual([
    ['done'],
    ['place', 'a1'],
    ['place', 'b2'],
    ['step', 'turnpike', 1],
    ['step', 'turnpike', 3],
  ])
})

test('amounts without a ceiling and any number of things need a form', () => {
  expect(formsOf(OPTIONS).map(({ verb }) => verb)).toEqual(['bid', 'give'])
})

test('a thing stands for the moves that are about it', () => {
  const about = (what: Record<string, string | number>, verbs?: string[]): unknown[] =>
    choicesOf(OPTIONS)
      .filter((choice) => isAbout(choice, what, verbs))
      .map(({ move }) => move)
  expect(about({ cell: 'b2' })).toEqual([['place', 'b2']])
  expect(about({ discovery: 'turnpike', number: 3 })).toEqual([['step', 'turnpike', 3]])
  expect(about({ discovery: 'turnpike' })).toHaveLength(2)
  expect(about({ cell: 'b2' }, ['take'])).toEqual([])
  expect(about({ number: 'b2' })).toEqual([])
  expect(about({})).toEqual([])
  expect(about({}, ['done', 'place'])).toEqual([['done'], ['place', 'a1'], ['place', 'b2']])
})
