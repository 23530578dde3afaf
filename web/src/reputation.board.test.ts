/** What the board of Reputation works out from a view. */
import { expect, test } from 'vitest'
import { moved, PLACES, type Crew, type WorkPlace } from '../../src/tycoon/games/reputation/board/crew'
import { bonusOf, dealOf, wonBy } from '../../src/tycoon/games/reputation/board/deals'
import { Hands, openedIn } from '../../src/tycoon/games/reputation/board/fists'
import { eliminated, elimination, rangeOf, standings } from '../../src/tycoon/games/reputation/board/ladder'
import {
  choosingAfter,
  scaleOf,
  seatingOf,
  type Boardroom,
  type Company,
} from '../../src/tycoon/games/reputation/board/model'
import { Ledger, winnings } from '../../src/tycoon/games/reputation/board/winnings'
import type { Components, Entry, Move } from './board'

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

const found = (players: Partial<Company>[], more: Partial<Boardroom> = {}): unknown[] =>
  standings({ ...room(players), ...more }, COMPONENTS).map(({ low, high, fate }) => [low, high, fate])

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
  [[3, 1, 2], [1], 'elimination'],
  [[1, 1, 2], [], 'elimination-tie'],
  [[5, 4, 3, 2, 1], [3, 4], 'elimination-five'],
  [[5, 4, 3, 1, 1], [3, 4], 'elimination-five-pair'],
  [[5, 4, 1, 1, 1], [], 'elimination-five-tie'],
  [[5, 2, 2, 2, 1], [4], 'elimination-five-second'],
])('of %j these are out: %j, by #%s', (reputations, out, clause) => {
  expect([eliminated(reputations), elimination(reputations)]).toEqual([out, clause])
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

test('a public project counts for its main sponsor once it is sponsored, whoever co-sponsors', () => {
  const led = { public_leader: 0, public_gain: 4, unseen_private: ['cheap', 'dear', 'unseen'] }
  expect(found([{}, {}, {}], { ...led, phase: 'auction' })[0]).toEqual([3, 3, 'safe'])
  expect(found([{ hq: 0 }, {}, {}], { ...led, phase: 'cosponsoring' })).toEqual([
    [4, 4, 'safe'],
    [3, 3, 'safe'],
    [3, 3, 'safe'],
  ])
  expect(found([{}, {}, {}], { ...led, phase: 'over' })[0]).toEqual([3, 3, 'safe'])
})

test('a private project that may still be returned costs perhaps', () => {
  const led: Partial<Boardroom> = {
    phase: 'sponsoring',
    private_leader: 1,
    private_loss: 4,
    private_card: 'dear',
    unseen_private: ['cheap', 'unseen'],
  }
  expect(found([{ hq: 0 }, {}, {}], led)).toEqual([
    [0, 0, 'perhaps'],
    [-1, 3, 'perhaps'],
    [3, 3, 'safe'],
  ])
  // Who sponsors both stands to gain and to lose.
  expect(found([{}, {}, {}], { ...led, public_leader: 1, public_gain: 3 })[1]).toEqual([2, 6, 'perhaps'])
})

test('the scale of the headquarters has as many steps as it is printed with', () => {
  const printed = [1, 1, 2, 2, 3, 3, 5, 5, 7, 7].map((reputation, at) => ({ workers: at + 1, reputation, credits: 0 }))
  expect(scaleOf({ headquarters: printed }, 9, 'reputation')).toEqual([
    { value: 1, from: 1, to: 2 },
    { value: 2, from: 3, to: 4 },
    { value: 3, from: 5, to: 6 },
    { value: 5, from: 7, to: 8 },
    { value: 7, from: 9, to: 9 },
  ])
})

test('in the draft the others choose the other way round, the first player last', () => {
  const choosing = (now: number): number[] =>
    choosingAfter({ ...room([{}, {}, {}, {}]), first_player: 1, actors: [now] })
  expect([choosing(0), choosing(3), choosing(1)]).toEqual([[3, 2, 1], [2, 1], []])
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

const CEOS: Components = {
  ...COMPONENTS,
  corporation: [{ id: 'kestrel', fewer: 1 }],
  ceo: [
    { id: 'lean', reward: 2, most: 0, at_most: [3, 4, 4] },
    { id: 'tycoon', reward: 2, most: 0, at_least: 8 },
    { id: 'ascetic', reward: 2, most: 3, at_most: 3 },
    { id: 'diplomat', reward: 1, most: 0, at_least: 2, more: 1 },
    { id: 'bridge', reward: 3, most: 0 },
  ],
}

function auction(players: Partial<Company>[], more: Partial<Boardroom> = {}): Boardroom {
  const piled = players.map((player) => ({ left_pile: [], ...player }))
  const projects = {
    unseen_private: ['cheap', 'dear', 'unseen'],
    private_loss: 4,
    private_credits: 5,
    private_leader: null,
    private_workers: 0,
    public_gain: 3,
    public_needed: 2,
    public_credits: 8,
    public_leader: null,
    public_workers: 0,
  }
  return { ...room(piled), ...projects, ...more }
}

test('a bid is a deal: workers, what it would take, and what it moves', () => {
  const dealt = (...move: Move): unknown => dealOf(auction([{}, {}, {}]), CEOS, move)
  expect(dealt('private', 3)).toEqual({ project: 'private', workers: 3, credits: 5, moved: 0 })
  expect(dealt('public', 2)).toEqual({ project: 'public', workers: 2, credits: 6, moved: 2 })
  expect(dealt('discount', 2)).toEqual({ project: 'public', workers: 1, credits: 6, moved: 2 })
  expect(dealt('withhold')).toEqual({ project: 'public', workers: 2, credits: 8, moved: 0 })
  expect(dealt('cobid', 1)).toEqual({ project: 'cosponsor', workers: 1, credits: 0, moved: 0 })
  expect(dealt('speculate')).toBe(null)
})

test.each([
  ['lean', ['private', 3], 2],
  ['lean', ['private', 4], 0],
  ['tycoon', ['private', 1], 0],
  ['ascetic', ['public', 5], 2],
  ['ascetic', ['public', 4], 0],
  ['diplomat', ['cobid', 1], 1],
  ['diplomat', ['cobid', 2], 2],
  ['bridge', ['cobid', 0], 3],
] as [string, Move, number][])('the agenda of %s pays for %j: %i', (ceo, move, pays) => {
  // The project would join the pile on the right, which is one lower than the other.
  const table = auction([{ ceo, left_pile: ['sea-wall'] }, {}, {}], { public_leader: 2 })
  expect(bonusOf(table, CEOS, 0, dealOf(table, CEOS, move)!)).toBe(pays)
})

test('an agenda that has paid the most it can pays no more', () => {
  const table = auction([{ ceo: 'ascetic', tokens: 2 }, {}, {}])
  expect(bonusOf(table, CEOS, 0, dealOf(table, CEOS, ['public', 8])!)).toBe(1)
})

test('the ladder after a bid has won: what it is worth, workers that are away, and those of whoever was outbid', () => {
  const table = auction([{ hq: 5 }, { hq: 0 }, {}], { private_leader: 1, private_workers: 5 })
  const then = standings(wonBy(table, CEOS, 0, dealOf(table, CEOS, ['private', 5])!), CEOS)
  expect(then.map(({ low }) => low)).toEqual([-4, 3, 3])
  expect(then[0]!.fate).toBe('out')
  const seeking: Boardroom = { ...table, phase: 'cosponsoring', public_leader: 2 }
  const shared = wonBy(seeking, CEOS, 0, dealOf(table, CEOS, ['cobid', 0])!)
  expect(standings(shared, CEOS).map(({ low }) => low)).toEqual([6, 0, 6])
})

test('a reputation is a number, or from what to what', () => {
  expect([rangeOf({ low: 7, high: 7 }), rangeOf({ low: 4, high: 6 }), rangeOf({ low: -2, high: 1 })]).toEqual([
    '7',
    '4–6',
    '−2…1',
  ])
})

const before = (more: Partial<Boardroom> = {}): Boardroom =>
  auction([{ uses: 1 }, { uses: 0 }, { uses: 0 }], {
    phase: 'auction',
    round: 2,
    public_credits: 2,
    private_credits: 3,
    public_leader: 1,
    private_leader: 2,
    private_card: 'cheap',
    ...more,
  })

test('credits go to who sponsors, and the private card on their stack', () => {
  const won = before({ phase: 'cosponsoring', public_credits: 0, private_credits: null, private_card: null })
  won.players = won.players.map((player) => (player.seat === 2 ? { ...player, stack: 1 } : player))
  expect(winnings(before(), won)).toEqual({
    coins: [[], ['coin 2 0', 'coin 2 1'], ['coin 2 2', 'coin 2 3', 'coin 2 4']],
    stacked: { seat: 2, card: 'cheap' },
  })
})

test('credits that are taken off the private project go to who used the power; those that move stay on the table', () => {
  const skimmed = before({ private_credits: 1 })
  skimmed.players = skimmed.players.map((player) => ({ ...player, uses: 0 }))
  expect(winnings(before(), skimmed).coins).toEqual([['coin 2 3', 'coin 2 4'], [], []])
  expect(winnings(before(), before({ public_credits: 1, private_credits: 4 })).coins).toEqual([[], [], []])
})

test('a leap to another round brings nobody anything', () => {
  expect(winnings(before(), before({ round: 7, phase: 'cosponsoring' })).coins).toEqual([[], [], []])
  expect(winnings(null, before()).coins).toEqual([[], [], []])
})

test('that the hands have just opened is noticed once', () => {
  const ledger = new Ledger()
  const opening = (phase: Boardroom['phase']): boolean => ledger.at(before({ phase })).opening
  expect([opening('cosponsoring'), opening('auction'), opening('auction')]).toEqual([false, true, false])
})

test('hands that opened are remembered for the round they opened in', () => {
  const facts = { seat: 1, sponsor: 0, left_bid: 2, right_bid: 1, hand: 'left', card: 'sea-wall' }
  const hands = new Hands()
  expect(hands.at(3, [{ what: 'cosponsored', facts } as unknown as Entry])?.winner).toBe(1)
  expect(hands.at(3, [])?.winner).toBe(1)
  expect(hands.at(4, [])).toBe(null)
})
