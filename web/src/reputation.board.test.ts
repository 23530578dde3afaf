/** What the board of Reputation works out from a view. */
import { expect, test } from 'vitest'
import { moved, PLACES, type Crew, type WorkPlace } from '../../src/tycoon/games/reputation/board/crew'
import { openedIn } from '../../src/tycoon/games/reputation/board/fists'
import { eliminated, standings } from '../../src/tycoon/games/reputation/board/ladder'
import { seatingOf, type Boardroom, type Company } from '../../src/tycoon/games/reputation/board/model'
import type { Entry } from './board'

const COMPONENTS = {
  headquarters: [
    { workers: 0, reputation: 0, credits: 0 },
    { workers: 5, reputation: 3, credits: 2 },
  ],
  private: [
    { id: 'cheap', loss: 2 },
    { id: 'dear', loss: 4 },
    { id: 'unseen', loss: 3 },
  ],
}

function room(players: Partial<Company>[]): Boardroom {
  const company = { hq: 5, rest_room: [], tokens: 0, left_gain: 0, right_gain: 0, stack: 0, stack_loss: null }
  return {
    players: players.map((player, seat) => ({ ...company, seat, ...player })),
    unseen_private: ['unseen'],
    boxed_private: [],
    private_card: null,
  } as unknown as Boardroom
}

const found = (players: Partial<Company>[]): unknown[] =>
  standings(room(players), COMPONENTS).map(({ low, high, fate }) => [low, high, fate])

const counts = (some: Partial<Record<WorkPlace, number>>): Record<WorkPlace, number> =>
  Object.fromEntries(PLACES.map((place) => [place, some[place] ?? 0])) as Record<WorkPlace, number>

const where = (crew: Crew): Partial<Crew> => Object.fromEntries(Object.entries(crew).filter(([, all]) => all.length))

test('everybody has the left neighbour on the left hand, and what they share in between', () => {
  const names = (seats: number, me: number): string[] => {
    const { left, top, right } = seatingOf(me, seats)
    return [left, [top], right].map((all) => all.map(({ kind, seat }) => `${kind} ${seat}`).join(', '))
  }
  expect(names(3, 0)).toEqual(['player 1, pile 0', 'pile 1', 'player 2, pile 2'])
  expect(names(4, 0)).toEqual(['pile 1, player 1, pile 0', 'player 2', 'pile 2, player 3, pile 3'])
  expect(names(5, 3)).toEqual(['player 0, pile 4, player 4, pile 3', 'pile 0', 'player 1, pile 1, player 2, pile 2'])
})

test.each([
  [[3, 1, 2], [1]],
  [[1, 1, 2], []],
  [
    [5, 4, 3, 2, 1],
    [3, 4],
  ],
  [
    [5, 4, 3, 1, 1],
    [3, 4],
  ],
  [[5, 4, 1, 1, 1], []],
  [[5, 2, 2, 2, 1], [4]],
])('of %j these are out: %j', (reputations, out) => {
  expect(eliminated(reputations)).toEqual(out)
})

test('a reputation is known as far as what lies face down allows', () => {
  // Who has both cards has lost six; who has one of them two or four.
  expect(found([{ stack: 2 }, {}, {}])).toEqual([
    [-3, -3, 'out'],
    [3, 3, 'safe'],
    [3, 3, 'safe'],
  ])
  expect(found([{ stack: 1 }, { stack: 1 }, {}])).toEqual([
    [-1, 1, 'perhaps'],
    [-1, 1, 'perhaps'],
    [3, 3, 'safe'],
  ])
  expect(found([{ stack: 1, stack_loss: 4 }, { stack: 1 }, {}])[0]).toEqual([-1, -1, 'out'])
  expect(found([{ hq: 3, rest_room: ['left', 'right'] }, {}, {}])[0]).toEqual([3, 3, 'safe'])
})

test('as few workers as possible change their places', () => {
  const home = moved(null, counts({ hq: 5 }))
  const bid = moved(home, counts({ hq: 3, private: 2 }))
  expect(where(bid)).toEqual({ hq: [0, 1, 2], private: [4, 3] })
  const won = moved(bid, counts({ hq: 3, stack: 2 }))
  const resting = moved(won, counts({ hq: 3, stack: 1, 'rest-middle': 1 }))
  expect(where(resting)).toEqual({ hq: [0, 1, 2], stack: [3], 'rest-middle': [4] })
  expect(where(moved(resting, counts({ hq: 8 })))).toEqual({ hq: [0, 1, 2, 3, 4, 5, 6, 7] })
})

test('the hands that opened last are told', () => {
  const facts = { seat: 1, sponsor: 0, left_bid: 2, right_bid: 1, hand: 'left', card: 'sea-wall' }
  const told = (what: string): Entry => ({ what, facts }) as unknown as Entry
  expect(openedIn([told('speculated')])).toBe(null)
  expect(openedIn([told('cosponsored'), told('round')])).toEqual({
    winner: 1,
    sponsor: 0,
    left: 2,
    right: 1,
    hand: 'left',
    card: 'sea-wall',
  })
})
