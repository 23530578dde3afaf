import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codesIn, wordsOf } from '../../building'
import { CODES, nameOf, signsIn } from './languages'
import { Language } from './fluent'

test('the languages are those whose files exist', () => {
  const files = readdirSync(new URL('../../../src/tycoon/core/', import.meta.url))
  const written = files.flatMap((name) => /^messages\.([a-z]{2})\.ftl$/.exec(name)?.[1] ?? [])
  expect([...CODES].sort()).toEqual(written.sort())
  expect(CODES[0]).toBe('en')
})

test('a language knows its name, and how it writes numbers', () => {
  expect(CODES.map(nameOf)).toEqual(['English', 'Français'])
  expect([signsIn('fr'), signsIn('xx')]).toEqual([
    { group: '\u202f', decimal: ',' },
    { group: ',', decimal: '.' },
  ])
})

test('a third language is there with its file, and speaks English where it has no words', () => {
  expect(codesIn(['messages.en.ftl', 'messages.de.ftl', 'x.ftl'])).toEqual(['en', 'de'])
  const words = wordsOf('# What all say.\nyes = yes\nno = no\n    way\n', 'yes = ja\n')
  const german = new Language('de', [words])
  expect([german.say('yes'), german.say('no')]).toEqual(['ja', 'no\nway'])
  expect(words).not.toContain('#')
})
