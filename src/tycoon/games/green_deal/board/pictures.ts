/** The pictures in the rules of Green Deal: positions made up for them. */
import type { Scene } from '$web/board'
import type { Company, Deal, Project, Square } from './model'

const NOBODY: Company = {
  seat: 0,
  points: 0,
  cash: 10,
  income: 3,
  dividend: 1,
  dividend_points: 2,
  environment: 0,
  jobs: 0,
  social: 0,
  research: 0,
  bid: null,
  has_bid: false,
  tokens: [],
  loans: [],
  to_place: [],
  cards: [],
  plays_left: {},
  speciality: null,
  campaign: null,
}

/** Players in order of their seats, from the little that is to be seen of each. */
function seated(...players: Partial<Company>[]): Company[] {
  return players.map((player, seat) => ({ ...NOBODY, ...player, seat }))
}

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f']

/** A map with these tiles. */
function mapOf(rows: number, tiles: Record<string, Square>): Deal['map'] {
  return Array.from({ length: rows }, (_, at) => {
    const line = at + 1
    const spaces = COLUMNS.map((column): [string, Square] => [column, tiles[`${column}${line}`] ?? ['free']])
    return { ...(Object.fromEntries(spaces) as Record<string, Square>), line } as Deal['map'][number]
  })
}

const PROJECTS: Project[] = [
  { category: 'environment', project: 'env-3a', size: 3, price: 9, points: 6, income: -2 },
  { category: 'jobs', project: 'job-2a', size: 2, price: 6, points: 2, income: 0 },
  { category: 'social', project: 'soc-4a', size: 4, price: 12, points: 7, income: -2 },
  { category: 'research', project: 'res-3b', size: 3, price: 10, points: 2, income: 1 },
]

const DEAL: Deal = {
  seat: 0,
  phase: 'investing',
  round: 4,
  rounds: 10,
  actor: null,
  waiting: [],
  order: [0, 1, 2],
  project: null,
  tile: null,
  site: null,
  token: null,
  projects: PROJECTS,
  action_cards: [
    { card: 'pr-machine', price: 6, effect: 'does-pr-machine' },
    { card: 'cash-cow', price: 5, effect: 'does-cash-cow' },
  ],
  next_projects: [],
  next_action_cards: [],
  loan: null,
  loans_left: 0,
  stock: {},
  token_prices: {},
  players: seated(
    { points: 18, environment: 5, jobs: 3, social: 2, research: 4 },
    { points: 14, environment: 3, jobs: 6, social: 4, research: 0 },
    { points: 21, environment: 5, jobs: 1, social: 7, research: 2 },
  ),
  map: [],
  scored: [],
}

export const PICTURES: Record<string, Scene> = {
  projects: { view: DEAL, seat: null },
  actions: { view: DEAL, seat: null },
  tracks: { view: DEAL, seat: null },
  mat: {
    view: {
      ...DEAL,
      players: seated(
        {
          points: 18,
          cash: 14,
          income: 5,
          dividend: 2,
          dividend_points: 3,
          tokens: [1, 2],
          to_place: ['env-3a'],
          cards: ['pr-machine', 'cash-cow'],
        },
        {},
        {},
      ),
    },
  },
  map: {
    view: {
      ...DEAL,
      map: mapOf(4, {
        b2: ['environment-3', 0],
        c2: ['environment-1', 1],
        c3: ['jobs-2', 1],
        d3: ['jobs-4', 2],
        a2: ['research-2', 0],
        e4: ['social-5', 2],
      }),
    },
    seat: null,
  },
}
