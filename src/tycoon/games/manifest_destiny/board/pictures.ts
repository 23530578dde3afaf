/** The pictures in the rules of Manifest Destiny: positions made up for them. The territories are those of the box. */
import type { Components, Scene } from '$web/board'
import type { Place, Player, View } from './view'

const NOBODY: Player = {
  seat: 0,
  home: null,
  money: null,
  profit: 20,
  points: 0,
  stock: 20,
  purchased: 0,
  anywhere: 0,
  pioneers: 2,
  losses: 0,
  presences: [],
  advances: [],
  discoveries: [],
  steps: {},
  in_force: [],
  cards: 2,
  hand: null,
  known: [],
  drawn: null,
  highest_card: 0,
  priority_left: true,
  partner: null,
}

/** What is held: by territory the seat, and whether it is established and has a city. */
type Held = Record<string, Partial<Place>>

const HELD: Held = {
  virginia: { holder: 0, established: true, city: true },
  'north-carolina': { holder: 0, established: true },
  kentucky: { holder: 0 },
  pennsylvania: { holder: 1, established: true, city: true },
  'new-jersey': { holder: 1, established: true },
  ohio: { holder: 1 },
  'new-york': { natives: true },
  louisiana: { holder: 2, established: true, city: true },
  mississippi: { holder: 2, established: true },
}

/** The territories of the box, vacant but for those. */
export function territoriesOf(components: Components): Place[] {
  return (components['territory'] ?? []).map((one) => {
    const id = String(one['id'])
    return {
      territory: id,
      region: String(one['region']),
      holder: null,
      established: false,
      city: false,
      natives: false,
      products: Array.isArray(one['products']) ? one['products'].map(String) : [],
      control: Number(one['control']),
      ...HELD[id],
    }
  })
}

const VIEW: Omit<View, 'territories'> = {
  seat: 0,
  phase: 'card-play',
  turn: 4,
  acting: null,
  decision: null,
  about: null,
  era: 1,
  eras_playable: [1],
  bidding: [],
  bids: [],
  mats: [0, 1, 2],
  order: [0, 1, 2],
  choice: [],
  pack: 17,
  pack_era: 1,
  played: [],
  returning: [],
  out: [],
  buried: 0,
  surplus: ['tobacco'],
  banned: [],
  closed_markets: [],
  canal: false,
  duelled: [],
  most_cities: null,
  tracks: { city: 1, pioneer: 1, card: 1 },
  discoverers: [],
  last_card: false,
  goal_reached: false,
  players: [
    {
      ...NOBODY,
      home: 'virginia',
      money: 35,
      profit: 35,
      points: 4,
      advances: ['telegraph', 'tolerance'],
      steps: { turnpike: [2, 3] },
      hand: ['california-gold-rush', 'eli-whitney', 'great-fire'],
    },
    { ...NOBODY, seat: 1, home: 'pennsylvania', profit: 40, points: 6, advances: ['steamships', 'telegraph'] },
    {
      ...NOBODY,
      seat: 2,
      home: 'louisiana',
      profit: 30,
      points: 3,
      advances: ['westward-ho'],
      steps: { turnpike: [2] },
    },
  ],
}

export const PICTURES: Record<string, Scene> = {
  cards: { view: VIEW },
  map: { view: VIEW },
  products: { view: VIEW },
  features: { view: VIEW },
  points: { view: VIEW },
}
