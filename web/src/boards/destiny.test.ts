/**
 * What the board works out itself is what the rules say. The positions come from `tools/destiny_cases.py`; `make tests-web`
 * makes them anew and says with DESTINY_CASES where they are.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Components } from '../board'
import { boxOf } from '../../../src/tycoon/games/manifest_destiny/board/box'
import { attackOn, chanceOf } from '../../../src/tycoon/games/manifest_destiny/board/odds'
import { payoutsOf, priceFor } from '../../../src/tycoon/games/manifest_destiny/board/payouts'
import { Reach } from '../../../src/tycoon/games/manifest_destiny/board/reach'
import type { View } from '../../../src/tycoon/games/manifest_destiny/board/view'

interface Case {
  view: View
  reached: string[][]
  attacks: Record<string, [cost: number, attack: number, defence: number, ties: boolean, again: boolean]>[]
  paid: Record<string, number[]>
}

const file = process.env['DESTINY_CASES']
if (!file) throw new Error('DESTINY_CASES names no file: run `make tests-web`')
const given = JSON.parse(readFileSync(file, 'utf8')) as { components: Components; cases: Case[] }
const box = boxOf(given.components)

describe('in positions of games', () => {
  it('reaches what the rules reach', () => {
    const ways = new Set<string>()
    for (const { view, reached } of given.cases)
      for (const [seat, there] of reached.entries()) {
        const found = new Reach(box, view, seat).ways
        for (const way of found.values()) ways.add(way)
        const near = [...found].filter(([, way]) => way !== 'wireless').map(([territory]) => territory)
        expect(near.sort()).toEqual(there.sort())
      }
    // Every means of travel was met.
    expect([...ways].sort()).toEqual(
      ['airplanes', 'card', 'e-commerce', 'ferry', 'land', 'railroads', 'steamships', 'telegraph', 'wireless'].sort(),
    )
  })

  it('knows what attacks cost, and their dice', () => {
    for (const { view, attacks } of given.cases)
      for (const [seat, all] of attacks.entries())
        for (const [territory, rules] of Object.entries(all)) {
          const place = view.territories.find((one) => one.territory === territory)!
          const { cost, attack, defence, ties, again } = attackOn(box, view, seat, place)
          expect([territory, cost, attack, defence, ties, again]).toEqual([territory, ...rules])
        }
  })

  it('pays what the rules pay', () => {
    for (const { view, paid } of given.cases)
      for (const [product, amounts] of Object.entries(paid))
        expect([product, ...payoutsOf(box, view, product).map((one) => one.amount)]).toEqual([product, ...amounts])
  })
})

describe('the odds of a duel', () => {
  /** All ways the dice can fall. */
  function counted(attack: number, defence: number, ties: boolean): number {
    let won = 0
    const all = 6 ** (attack + defence)
    for (let fall = 0; fall < all; fall += 1) {
      const dice = Array.from({ length: attack + defence }, (_, at) => (Math.floor(fall / 6 ** at) % 6) + 1)
      const best = [Math.max(...dice.slice(0, attack)), Math.max(...dice.slice(attack))] as const
      if (best[0] > best[1] || (ties && best[0] === best[1])) won += 1
    }
    return won / all
  }

  it('are exact', () => {
    for (const [attack, defence] of [
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 3],
    ] as const)
      for (const ties of [false, true])
        expect(chanceOf(attack, defence, ties)).toBeCloseTo(counted(attack, defence, ties), 12)
    expect(Math.round(chanceOf(2, 1) * 100)).toBe(58)
  })

  it('rise where one may roll again', () => {
    // Lost against a 6 in any case; against less, both rolls must fail.
    expect(chanceOf(1, 1, false, true)).toBeCloseTo(
      [1, 2, 3, 4, 5, 6].reduce((sum, best) => sum + (1 - (best / 6) ** 2) / 6, 0),
      12,
    )
  })
})

it('takes the credits of leaders off the price, never below nothing', () => {
  const { view } = given.cases[0]!
  const at = (cards: string[]): number => {
    const players = view.players.map((player) => ({ ...player, in_force: cards }))
    return priceFor(box, { ...view, players }, 0, 'tolerance')
  }
  expect([at([]), at(['george-washington']), at(['george-washington', 'ben-franklin', 'abraham-lincoln'])]).toEqual([
    30, 10, 0,
  ])
})
