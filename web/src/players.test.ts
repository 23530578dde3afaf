import { expect, test } from 'vitest'
import { markOf, Players } from './players'

test('names are found in a text, the longer first, and only as whole words', () => {
  const players = new Players(['Ann', 'Ann B.', 'Bo'])
  expect(players.parts('Ann B. pays Ann; Annabel and Bo watch')).toEqual([
    { text: 'Ann B.', seat: 1 },
    { text: ' pays ', seat: null },
    { text: 'Ann', seat: 0 },
    { text: '; Annabel and ', seat: null },
    { text: 'Bo', seat: 2 },
    { text: ' watch', seat: null },
  ])
})

test('a name that two have says nobody', () => {
  expect(new Players(['Ann', 'Ann']).parts('Ann pays')).toEqual([{ text: 'Ann pays', seat: null }])
  expect(new Players([]).parts('Ann pays')).toEqual([{ text: 'Ann pays', seat: null }])
})

test('a game with more seats than colours uses them again', () => {
  expect([0, 4, 5].map(markOf)).toEqual([0, 4, 0])
})
