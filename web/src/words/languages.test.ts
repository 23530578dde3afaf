import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { byCode, CODES, codesOf, shared, signsIn, textsOf } from './languages'
import { Language } from './fluent'

test('the languages are those whose files exist', () => {
  const files = readdirSync(new URL('../../../src/tycoon/core/', import.meta.url))
  const written = files.flatMap((name) => /^messages\.([a-z]{2})\.ftl$/.exec(name)?.[1] ?? [])
  expect([...CODES].sort()).toEqual(written.sort())
  expect(CODES[0]).toBe('en')
})

test('a language knows its name, and how it writes numbers', () => {
  const names = CODES.map((code) => new Language(code, textsOf(code, shared())).say('language-name'))
  expect(names).toEqual(['English', 'Français'])
  expect([signsIn('fr'), signsIn('xx')]).toEqual([
    { group: '\u202f', decimal: ',' },
    { group: ',', decimal: '.' },
  ])
})

test('a third language is there with its file, and speaks English where it has no words', () => {
  const core = byCode({
    '/core/messages.en.ftl': 'yes = yes\nno = no',
    '/core/messages.de.ftl': 'yes = ja',
    '/x.ftl': '',
  })
  const page = byCode({ './messages.en.ftl': 'lobby = Lobby' })
  expect(codesOf(core)).toEqual(['en', 'de'])
  const german = new Language('de', textsOf('de', core, page))
  expect([german.say('yes'), german.say('no'), german.say('lobby')]).toEqual(['ja', 'no', 'Lobby'])
})
