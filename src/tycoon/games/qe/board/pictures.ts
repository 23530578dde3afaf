/** The pictures in the rules of Q.E.: positions made up for them. */
import type { Scene } from '$web/board'
import type { Bank, Player, Sale } from './model'

const NOBODY: Player = {
  seat: 0,
  nation: '',
  token: null,
  tiles: [],
  points: 0,
  spent: null,
  spent_at_least: 0,
  zero_bids: 0,
  zero_this_round: false,
  peek_left: false,
  has_bid: false,
  bid: null,
}

/** Players in order of their seats, from the little that is to be seen of each. */
function seated(...players: Partial<Player>[]): Player[] {
  return players.map((player, seat) => ({ ...NOBODY, ...player, seat }))
}

const SALE: Sale = {
  turn: 5,
  tile: 'jp-housing',
  auctioneer: 0,
  opening: 3000,
  winner: 2,
  price: 4200,
  at_least: null,
  at_most: null,
  bids: [3000, 1500, 4200, 0],
}

const BANK: Bank = {
  seat: 0,
  phase: 'sealed',
  turn: 5,
  turns: 16,
  round: 1,
  first_auctioneer: 0,
  auctioneer: 0,
  tile: 'jp-housing',
  tile_points: 4,
  opening: 3000,
  by_columns: false,
  waiting: [],
  pile: ['us-finance', 'us-agriculture', 'eu-housing', 'eu-manufacturing', 'cn-finance', 'jp-manufacturing'],
  players: seated({ nation: 'jp' }, { nation: 'us' }, { nation: 'eu' }, { nation: 'cn' }),
  sales: [],
}

const SCORED: Player[] = seated(
  {
    nation: 'jp',
    token: 'housing',
    tiles: ['jp-housing', 'jp-agriculture', 'cn-housing', 'us-finance'],
    spent: 6100,
    spent_at_least: 6100,
    zero_bids: 1,
  },
  {
    nation: 'us',
    token: 'finance',
    tiles: ['us-manufacturing', 'us-agriculture', 'eu-manufacturing', 'cn-manufacturing', 'cn-finance'],
    spent: 9400,
    spent_at_least: 9400,
  },
  {
    nation: 'eu',
    token: 'agriculture',
    tiles: ['eu-finance', 'eu-housing', 'cn-agriculture'],
    spent: 2500,
    spent_at_least: 2500,
    zero_bids: 1,
  },
  {
    nation: 'cn',
    token: 'manufacturing',
    tiles: ['jp-manufacturing', 'eu-agriculture', 'us-housing', 'jp-finance'],
    spent: 4000,
    spent_at_least: 4000,
    zero_bids: 1,
  },
)
/** In which rounds who bid 0. */
const ZEROS: Sale[] = [
  { ...SALE, turn: 2, bids: [0, 900, 700, 800] },
  { ...SALE, turn: 7, bids: [500, 900, 0, 0] },
]
const OVER: Bank = {
  ...BANK,
  phase: 'over',
  turn: 16,
  tile: null,
  auctioneer: null,
  pile: [],
  players: SCORED,
  sales: ZEROS,
}

export const PICTURES: Record<string, Scene> = {
  note: { view: BANK },
  pile: { view: BANK },
  bids: { view: { ...BANK, turn: 6, sales: [SALE] } },
  sold: {
    view: { ...BANK, turn: 6, sales: [{ ...SALE, price: null, at_least: 3001, bids: [3000, 1500, null, 0] }] },
    seat: 1,
  },
  scores: { view: OVER },
  vault: {
    view: OVER,
    result: {
      ranking: [[0], [2], [3], [1]],
      winners: [0],
      scores: [27, 32, 25, 18],
      breakdown: [],
      eliminated: { 1: 'elimination' },
      figures: [],
    },
  },
}
