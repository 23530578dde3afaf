/** What a bid would come to if it won, told before it is made. */
import type { Playing } from '$web/kit/playing.svelte'
import type { Components, Move } from '$web/board'
import { standings } from './ladder'
import { entryOf, leftOf, numberIn, rightOf, roomOf, type Boardroom } from './model'

export interface Deal {
  project: 'private' | 'public' | 'cosponsor'
  workers: number
  /** Credits it would bring. */
  credits: number
  /** Credits that it moves to the private project. */
  moved: number
}

/** The deal that a move bids for; none where it is no bid. */
export function dealOf(room: Boardroom, components: Components, move: Move): Deal | null {
  const [verb, argument] = move
  const amount = Number(argument ?? 0)
  const needed = room.public_needed ?? 0
  const open = (workers: number): Deal => ({
    project: 'public',
    workers,
    credits: (room.public_credits ?? 0) - amount,
    moved: amount,
  })
  switch (verb) {
    case 'private':
      return { project: 'private', workers: amount, credits: room.private_credits ?? 0, moved: 0 }
    case 'public':
    case 'withhold':
      return open(needed)
    case 'discount':
      return open(needed - numberIn(entryOf(components, 'corporation', 'kestrel'), 'fewer'))
    case 'cobid':
      return { project: 'cosponsor', workers: amount, credits: 0, moved: 0 }
    default:
      return null
  }
}

/** The reputation that the project itself brings. */
export function worthOf(room: Boardroom, deal: Deal): number {
  return deal.project === 'private' ? -(room.private_loss ?? 0) : (room.public_gain ?? 0)
}

/** Whether the project would make both piles of a co-sponsor equally high. */
function evens(room: Boardroom, seat: number): boolean {
  const seats = room.players.length
  const left = room.players[seat]!.left_pile.length
  const right = room.players[rightOf(seat, seats)]!.left_pile.length
  return room.public_leader === leftOf(seat, seats) ? left + 1 === right : left === right + 1
}

/** What the agenda of a seat's CEO pays for it, where that is sure if the bid wins; the mirror of `agendas.py`. */
export function bonusOf(room: Boardroom, components: Components, seat: number, deal: Deal): number {
  const player = room.players[seat]!
  const entry = entryOf(components, 'ceo', player.ceo)
  const number = (key: string): number => numberIn(entry, key, room.players.length)
  const earned = ((): boolean => {
    switch (`${deal.project} ${player.ceo}`) {
      case 'private lean':
        return deal.workers <= number('at_most')
      case 'private tycoon':
        return deal.credits >= number('at_least')
      case 'public ascetic':
        return deal.credits <= number('at_most')
      case 'cosponsor diplomat':
        return true
      case 'cosponsor bridge':
        return evens(room, seat)
      default:
        return false
    }
  })()
  if (!earned) return 0
  const more = player.ceo === 'diplomat' && deal.workers >= number('at_least') ? number('more') : 0
  const pays = number('reward') + more
  return number('most') > 0 ? Math.min(pays, number('most') - player.tokens) : pays
}

/**
 * The room if a seat had won the deal and nothing else had happened: who was outbid has the workers back. What a project brings
 * its main sponsor while a co-sponsor is sought counts already.
 */
export function wonBy(room: Boardroom, components: Components, seat: number, deal: Deal): Boardroom {
  const leader = { private: room.private_leader, public: room.public_leader, cosponsor: null }[deal.project]
  const back = { private: room.private_workers, public: room.public_workers, cosponsor: 0 }[deal.project]
  const gain = worthOf(room, deal) + bonusOf(room, components, seat, deal)
  return {
    ...room,
    players: room.players.map((player) => {
      const hq = player.hq + (player.seat === leader ? back : 0)
      if (player.seat === seat) return { ...player, hq: hq - deal.workers, tokens: player.tokens + gain }
      return { ...player, hq }
    }),
  }
}

/** What a bid of the viewer would come to, and a warning where one is due, in words; nothing for other moves. */
export function foretell(board: Playing, move: Move): string[] {
  const { wording, components, seat } = board
  const room = roomOf(board.view)
  const deal = dealOf(room, components, move)
  if (!deal || seat === null) return []
  const words = wording.say(`board-would-${deal.project}`, {
    workers: deal.workers,
    credits: deal.credits,
    moved: deal.moved,
    reputation: Math.abs(worthOf(room, deal)),
    bonus: bonusOf(room, components, seat, deal),
  })
  const now = standings(room, components)[seat]!.fate
  const then = standings(wonBy(room, components, seat, deal), components)[seat]!.fate
  return now !== 'out' && then === 'out' ? [words, wording.label('board', 'then-out')] : [words]
}
