import { expect, test } from 'vitest'
import { Things } from './things'
import type { ClauseInfo } from './types'
import { Language } from './words/fluent'
import { Wording } from './words/wording'

const WORDS = `
id-spy = Spy
id-spy-ring = Spy Ring
id-the-60s = The 60’s
id-halo = Halo Agency
id-points = points
id-new = New
id-hr = HR
id-nobody = Nobody
`

function clause(id: string, title: string): ClauseInfo {
  return { id, title, chapter: '', origin: '', text: '', pictures: [] }
}

const things = new Things(
  [
    clause('card-spy', '15.1 1 Spy'),
    clause('card-spy-ring', '15.2 2 Spy Ring'),
    clause('card-the-60s', "15.3 3 The 60's"),
    clause('halo', '5.8 Halo'),
    clause('points', '1.2 Points'),
    clause('hr', '5.9 Human resources'),
    clause('attack-new', '9.2 Attacking a New presence'),
  ],
  new Wording(new Language('en', [WORDS]), { title: '', seat_words: [], by_seat: [] }, []),
)

function linked(text: string): string[] {
  return things.pieces(text).flatMap((piece) => (piece.clause ? [`${piece.text}: ${piece.clause}`] : []))
}

test('a thing is found wherever it is named', () => {
  expect(things.pieces('Ann plays Spy, twice.')).toEqual([
    { text: 'Ann plays ', clause: '' },
    { text: 'Spy', clause: 'card-spy' },
    { text: ', twice.', clause: '' },
  ])
})

test('the longest name is meant', () => {
  expect(linked('Spy Ring and Spy')).toEqual(['Spy Ring: card-spy-ring', 'Spy: card-spy'])
})

test('apostrophes may be typed in either way, and a title may be shorter than the name', () => {
  expect(linked('The 60’s; Halo Agency')).toEqual(['The 60’s: card-the-60s', 'Halo Agency: halo'])
})

test('words that are no names, or begin or end within a word, stay words', () => {
  expect(linked('3 points; a New presence; Spyglass; HR; Nobody; aSpy')).toEqual([])
})

test('a text stays what it was', () => {
  for (const text of ['', 'Spy', 'no thing', 'Spy.Spy Ring'])
    expect(
      things
        .pieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
})
