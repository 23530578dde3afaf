import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Language } from './words/fluent'

const here = (path: string): URL => new URL(path, import.meta.url)
const read = (code: string): Language => new Language(code, [readFileSync(here(`messages.${code}.ftl`), 'utf-8')])
const en = read('en')
const fr = read('fr')

test('both languages say the same things', () => {
  expect(fr.ids()).toEqual(en.ids())
  for (const id of en.ids()) expect([id, fr.variables(id)]).toEqual([id, en.variables(id)])
})

test('the page has every message it asks for, and asks for every message it has', () => {
  const asked = new Set<string>()
  const starts: string[] = []
  for (const folder of ['./', 'kit/', 'pages/', 'parts/'])
    for (const file of readdirSync(here(folder)).filter((name) => /(\.svelte|(?<!test)\.ts)$/.test(name))) {
      const text = readFileSync(here(folder + file), 'utf-8')
      for (const found of text.matchAll(/(?<![.\w])(?:say|has)\(\s*'([a-z-]+)'/g)) asked.add(found[1]!)
      for (const found of text.matchAll(/\bsay\(\s*`([a-z-]+)\$/g)) starts.push(found[1]!)
      for (const found of text.matchAll(/\? say\('[a-z-]+'\) : '([a-z-]+)'/g)) asked.add(found[1]!)
    }
  expect([...asked].filter((id) => !en.has(id))).toEqual([])
  const unused = en.ids().filter((id) => !asked.has(id) && !starts.some((start) => id.startsWith(start)))
  expect(unused).toEqual([])
})
