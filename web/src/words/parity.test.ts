/**
 * The browser's words are Python's words, letter for letter. The cases come from `tools/wording_cases.py`;
 * `make tests-web` makes them anew and says with WORDING_CASES where they are.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { DomainInfo, ExplanationInfo, Facts, Json, Move, OptionInfo, Setting, Whole } from '../types'
import { inGroups, readNumber } from '../numbers'
import { Language } from './fluent'
import { formatJson, parseJson } from './json'
import { picture } from './picture'
import { type GameWords, Wording } from './wording'

interface CaseFile {
  language: string
  texts: string[]
  game: GameWords
  names: string[]
  cases: [string, Json[], Json][]
}

const folder = process.env['WORDING_CASES']
if (!folder) throw new Error('WORDING_CASES names no folder: run `make tests-web`')

function answer(wording: Wording, method: string, args: unknown[]): unknown {
  const { language } = wording
  switch (method) {
    case 'ids':
      return language.ids()
    case 'variables':
      return [...language.variables(args[0] as string)].sort()
    case 'attribute':
      return language.attribute(args[0] as string, args[1] as string)
    case 'number':
      return language.number(args[0] as Whole)
    case 'read_number':
      return readNumber(args[0] as string, language.code)
    case 'in_groups':
      return inGroups(args[0] as string)
    case 'verbs':
      return wording.verbs()
    case 'title':
      return wording.title()
    case 'label':
      return wording.label(args[0] as string, args[1] as string)
    case 'verb':
      return wording.verb(args[0] as string)
    case 'word':
      return wording.word(args[0] as string)
    case 'setting':
      return wording.setting(args[0] as string, args[1] as Setting)
    case 'domain':
      return wording.domain(args[0] as DomainInfo)
    case 'move':
      return wording.move(args[0] as Move, args[1] as OptionInfo | undefined)
    case 'say':
      return wording.say(args[0] as string, args[1] as Facts)
    case 'told':
      return wording.told(args[0] as string, args[1] as Facts)
    case 'refusal':
      return wording.refusal(args[0] as string, args[1] as Facts)
    case 'because':
      return wording.reason({ what: args[0] as string, facts: args[1] as Facts })
    case 'explanation':
      return wording.explanation(args[0] as ExplanationInfo)
    case 'picture':
      return picture(args[0] as Facts, wording)
    default:
      throw new Error(`there is no such case: ${method}`)
  }
}

function answerOrNothing(wording: Wording, method: string, args: unknown[]): unknown {
  try {
    return answer(wording, method, args)
  } catch (error) {
    // A message that lacks a fact fails here as it does there.
    if (method === 'say') return null
    throw error
  }
}

const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

test('there are cases', () => {
  expect(files.length).toBeGreaterThan(0)
})

describe.each(files)('%s', (name) => {
  const text = readFileSync(join(folder, name), 'utf-8')
  const read = parseJson(text)
  const { language, texts, game, names, cases } = read as unknown as CaseFile

  test(`${cases.length} texts`, () => {
    const wording = new Wording(new Language(language, texts), game, names)
    expect(cases.length).toBeGreaterThan(0)
    const wrong = cases.flatMap(([method, args, expected]) => {
      const found = answerOrNothing(wording, method, args)
      return formatJson(found) === formatJson(expected) ? [] : [{ method, args, expected, found }]
    })
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('numbers survive reading and writing', () => {
    const written = formatJson(read)
    expect(formatJson(parseJson(written)) === written).toBe(true)
  })
})
