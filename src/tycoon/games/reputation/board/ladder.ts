/** Everybody's reputation if the game ended now, as far as anybody at the table can know, and who would be out. */
import type { Components } from '$web/board'
import { headquarters, numberIn, type Boardroom, type Company } from './model'

/** Out for sure, perhaps, or not. */
export type Fate = 'out' | 'perhaps' | 'safe'

export interface Standing {
  seat: number
  /** Workers that count: those in headquarters, and those who return to it from the rest room in any case. */
  workers: number
  headquarters: number
  tokens: number
  left: number
  right: number
  /** What a public project brings that is sponsored already and not shared yet: it counts, whoever co-sponsors. */
  coming: number
  /** What a private project costs that is sponsored already, if its card is kept: that is still to be decided. */
  undecided: number
  /** What the private stack costs, at least and at most. */
  costs: [low: number, high: number]
  /** The reputation, at least and at most. */
  low: number
  high: number
  fate: Fate
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value))

/** A reputation as far as it is known: `7`, or `4–6` where cards lie face down. */
export function rangeOf({ low, high }: { low: number; high: number }): string {
  if (low === high) return signed(low)
  return `${signed(low)}${low < 0 ? '…' : '–'}${signed(high)}`
}

const ascending = (reputations: readonly number[]): number[] => [...reputations].sort((one, other) => one - other)

/** The clause that decides who is out; the mirror of `scoring.py`. */
export function elimination(reputations: readonly number[]): string {
  const order = ascending(reputations)
  const count = (value: number): number => order.filter((one) => one === value).length
  const lowest = count(order[0]!)
  if (reputations.length < 5) return lowest === 1 ? 'elimination' : 'elimination-tie'
  if (lowest === 1) return count(order[1]!) === 1 ? 'elimination-five' : 'elimination-five-second'
  return lowest === 2 ? 'elimination-five-pair' : 'elimination-five-tie'
}

/** The seats that are out; the mirror of `scoring.py`. */
export function eliminated(reputations: readonly number[]): number[] {
  const clause = elimination(reputations)
  if (clause.endsWith('-tie')) return []
  const limit = ascending(reputations)[clause === 'elimination-five' ? 1 : 0]!
  return reputations.flatMap((one, seat) => (one <= limit ? [seat] : []))
}

/** What all cards that lie in stacks cost, in order. Which of them lies where, nobody may look up. */
function stacked(room: Boardroom, components: Components): number[] {
  const elsewhere = new Set([...room.unseen_private, ...room.boxed_private, room.private_card])
  return (components['private'] ?? [])
    .filter((entry) => !elsewhere.has(String(entry['id'])))
    .map((entry) => numberIn(entry, 'loss'))
    .sort((one, other) => one - other)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

/** Between the auction and the end of a round: who leads a project sponsors it, and its card lies on no pile yet. */
function settled(room: Boardroom): { coming: (seat: number) => number; undecided: (seat: number) => number } {
  const sponsored = room.phase === 'sponsoring' || room.phase === 'cosponsoring'
  return {
    coming: (seat) => (sponsored && seat === room.public_leader ? (room.public_gain ?? 0) : 0),
    undecided: (seat) => (room.phase === 'sponsoring' && seat === room.private_leader ? (room.private_loss ?? 0) : 0),
  }
}

export function standings(room: Boardroom, components: Components): Standing[] {
  const { coming, undecided } = settled(room)
  const pool = stacked(room, components)
  const known = (player: Company): [number, number] => {
    if (player.stack_loss !== null) return [player.stack_loss, player.stack_loss]
    return [sum(pool.slice(0, player.stack)), sum(pool.slice(pool.length - player.stack))]
  }
  const found = room.players.map((player): Standing => {
    const costs = known(player)
    const workers = player.hq + player.rest_room.length
    const hq = headquarters(components, workers).reputation
    const open = hq + player.tokens + player.left_gain + player.right_gain + coming(player.seat)
    return {
      seat: player.seat,
      workers,
      headquarters: hq,
      tokens: player.tokens,
      left: player.left_gain,
      right: player.right_gain,
      coming: coming(player.seat),
      undecided: undecided(player.seat),
      costs,
      low: open - costs[1] - undecided(player.seat),
      high: open - costs[0],
      fate: 'safe',
    }
  })
  // Every way the hidden costs can be spread: together they are what all cards in stacks cost.
  const total = sum(pool)
  const outs = new Array<number>(found.length).fill(0)
  let ways = 0
  const spread = (at: number, spent: number, reputations: number[]): void => {
    const one = found[at]
    if (!one) {
      if (spent !== total) return
      ways += 1
      for (const seat of eliminated(reputations)) outs[seat]! += 1
      return
    }
    for (let cost = one.costs[0]; cost <= one.costs[1]; cost += 1)
      for (const lost of new Set([0, one.undecided]))
        spread(at + 1, spent + cost, [...reputations, one.high + one.costs[0] - cost - lost])
  }
  spread(0, 0, [])
  for (const [seat, times] of outs.entries())
    found[seat]!.fate = times === 0 ? 'safe' : times === ways ? 'out' : 'perhaps'
  return found
}
