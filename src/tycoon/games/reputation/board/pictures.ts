/** The pictures in the rules of Reputation: positions made up for them. */
import type { Scene } from '$web/board'
import type { Boardroom, Company } from './model'

const NOBODY: Company = {
  seat: 0,
  corporation: null,
  uses: 0,
  ceo: null,
  tokens: 0,
  hq: 10,
  rest_room: [],
  left_pile: [],
  left_gain: 0,
  left_workers: 0,
  right_gain: 0,
  right_workers: 0,
  stack_workers: 0,
  stack: 0,
  stack_loss: null,
  stack_cards: null,
  credits: null,
}

/** Players in order of their seats, from the little that is to be seen of each. */
function seated(...players: Partial<Company>[]): Company[] {
  return players.map((player, seat) => ({ ...NOBODY, ...player, seat }))
}

const ROOM: Boardroom = {
  seat: 0,
  phase: 'auction',
  round: 4,
  rounds: 10,
  first_player: 0,
  actors: [],
  private_card: 'floating-casino',
  private_loss: 3,
  private_credits: 2,
  private_leader: 0,
  private_workers: 3,
  public_card: 'district-hospital',
  public_gain: 5,
  public_needed: 3,
  public_credits: 6,
  public_leader: 1,
  public_workers: 3,
  speculations: 0,
  sealed: null,
  players: seated({ hq: 7 }, { hq: 7 }, {}),
  unseen_private: [],
  unseen_public: [],
  boxed_private: [],
  boxed_public: [],
}

/** All that lie in nobody's stack: what may lie face down follows from it. */
const UNSEEN = [
  'immersive-advertising',
  'gated-towers',
  'throwaway-fashion',
  'data-brokerage',
  'deep-sea-mine',
  'flash-loans',
  'private-police',
  'autonomous-weapons',
]

export const PICTURES: Record<string, Scene> = {
  projects: { view: ROOM, seat: null },
  fists: {
    view: { ...ROOM, phase: 'leaving', private_leader: null, public_leader: null },
    seat: null,
    told: [
      {
        what: 'cosponsored',
        facts: { seat: 2, sponsor: 1, left_bid: 2, right_bid: 1, hand: 'left', card: 'district-hospital' },
      },
    ],
  },
  pile: {
    view: {
      ...ROOM,
      players: seated(
        {},
        { hq: 7, left_pile: ['district-hospital', 'ring-tramway'], left_gain: 8, left_workers: 3 },
        { hq: 8, right_gain: 8, right_workers: 2 },
      ),
    },
    seat: null,
  },
  company: {
    view: {
      ...ROOM,
      private_leader: null,
      private_workers: 0,
      public_leader: null,
      players: seated(
        {
          corporation: 'themis',
          uses: 2,
          ceo: 'tycoon',
          tokens: 2,
          hq: 6,
          rest_room: ['middle'],
          stack: 1,
          stack_workers: 3,
          stack_loss: 3,
          stack_cards: ['floating-casino'],
          credits: 9,
        },
        {},
        {},
      ),
    },
  },
  ladder: {
    view: {
      ...ROOM,
      private_card: 'zero-g-cruises',
      unseen_private: UNSEEN,
      private_leader: null,
      private_workers: 0,
      public_leader: null,
      players: seated(
        { hq: 6, tokens: 2, left_gain: 8, stack: 1, stack_loss: 3, stack_cards: ['floating-casino'] },
        { hq: 4, tokens: 1, stack: 2 },
        { hq: 7, tokens: 3, right_gain: 8 },
      ),
    },
  },
}
