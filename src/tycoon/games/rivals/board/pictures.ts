/** The pictures in the rules of Rival CEOs: positions made up for them. */
import type { Scene } from '$web/board'
import { DEPARTMENTS, type Company, type Rivalry } from './model'

const NOBODY: Company = {
  seat: 0,
  dollars: 10,
  products: 0,
  hand: null,
  hand_size: 2,
  employees: 0,
  production: 0,
  research: 0,
  hr: 0,
  sales: 0,
  reserve: 0,
  to_place: null,
  offer: null,
  leaving: null,
}
/** Rooms as they are at the start. */
const ROOMS = Object.fromEntries(
  DEPARTMENTS.flatMap((room): [string, number | boolean | null][] => [
    [`${room}_placing`, null],
    [`${room}_needed`, 4],
    [`${room}_boosted`, false],
    [`${room}_disrupted`, false],
  ]),
)

/** Players in order of their seats, from the little that is to be seen of each. */
function seated(...players: (Partial<Company> & Record<string, unknown>)[]): Company[] {
  return players.map((player, seat) => {
    const { production, research, hr, sales, reserve } = { ...NOBODY, ...player }
    return { ...NOBODY, ...ROOMS, ...player, seat, employees: production + research + hr + sales + reserve }
  })
}

const GAME: Rivalry = {
  seat: 0,
  phase: 'action',
  turn: 4,
  turn_cap: null,
  goal: 30,
  first: 1,
  waiting: [],
  spy: null,
  target: null,
  department: null,
  face_down: null,
  demand: null,
  studies: 0,
  deck: 30,
  discards: 0,
  known_discards: [],
  players: seated({ production: 3, research: 1, hr: 1, sales: 2, products: 2 }, {}),
}

export const PICTURES: Record<string, Scene> = {
  rooms: {
    view: {
      ...GAME,
      players: seated(
        {
          production: 3,
          production_needed: 3,
          research: 1,
          hr: 1,
          sales: 2,
          sales_boosted: true,
          products: 2,
          reserve: 1,
        },
        {},
      ),
    },
  },
  dice: {
    view: { ...GAME, phase: 'selling', demand: 4 },
    told: [
      { what: 'demand', facts: { die: 4, demand: 4 } },
      { what: 'rolls', facts: { seat: 0, department: 'production', rolls: [5, 2, 4], needed: 4 } },
      { what: 'produced', facts: { seat: 0, count: 2 } },
      { what: 'rolls', facts: { seat: 0, department: 'research', rolls: [1], needed: 4 } },
      { what: 'rolls', facts: { seat: 0, department: 'hr', rolls: [6], needed: 4 } },
      { what: 'hired', facts: { seat: 0, count: 1 } },
      { what: 'rolls', facts: { seat: 0, department: 'sales', rolls: [4, 3], needed: 4 } },
    ],
  },
  cards: { view: { ...GAME, players: seated({ hand: ['ace', 'king', 'queen', 'jack', 'joker'], hand_size: 5 }, {}) } },
  spy: { view: { ...GAME, phase: 'answer', spy: 1, target: 0, department: 'production' }, seat: null, actors: [0] },
  race: { view: { ...GAME, players: seated({ dollars: 22 }, { dollars: 31 }, { dollars: 14 }) } },
}
