/**
 * What left the projects between one position and the next, and to whom: credits go to purses, the private card to a stack. The
 * view only counts them; so they are seen going there.
 */
import type { Boardroom } from './model'

export interface Winnings {
  /** The names of the coins that each seat has just got. */
  coins: string[][]
  /** The private card that has just been laid on a stack, and whose. */
  stacked: { seat: number; card: string } | null
}

/** A coin is known by its round and its number: first those of the public project, then those that were moved. */
export const coinName = (round: number, number: number): string => `coin ${round} ${number}`

export function winnings(before: Boardroom | null, now: Boardroom): Winnings {
  const coins = now.players.map((): string[] => [])
  if (!before || before.players.length !== now.players.length) return { coins, stacked: null }
  const next = now.round === before.round || now.round === before.round + 1
  const onPublic = before.public_credits ?? 0
  const onPrivate = before.private_credits ?? 0
  const give = (seat: number | null, from: number, count: number): void => {
    if (seat === null) return
    for (let at = 0; at < count; at += 1) coins[seat]!.push(coinName(before.round, from + at))
  }
  if (next && before.phase === 'auction' && (now.phase !== 'auction' || now.round !== before.round)) {
    give(before.public_leader, 0, onPublic)
    give(before.private_leader, onPublic, onPrivate)
  } else if (next && before.phase === 'auction') {
    // A bank takes credits off the private project: its owner has used the power.
    const taken = onPublic + onPrivate - (now.public_credits ?? 0) - (now.private_credits ?? 0)
    const user = now.players.find((player) => player.uses < before.players[player.seat]!.uses)
    if (taken > 0 && user) give(user.seat, onPublic + onPrivate - taken, taken)
  }
  const { private_leader: leader, private_card: card } = before
  const laid =
    next && leader !== null && card !== null && now.players[leader]!.stack === before.players[leader]!.stack + 1
  return { coins, stacked: laid ? { seat: leader, card } : null }
}

/** Remembers the room it was asked about last. */
export class Ledger {
  #before: Boardroom | null = null

  /** What has been won since, and whether the hands of a co-sponsor auction have just opened. */
  at(room: Boardroom): Winnings & { opening: boolean } {
    const before = this.#before
    this.#before = room
    return {
      ...winnings(before, room),
      opening: before?.phase === 'cosponsoring' && room.phase !== 'cosponsoring',
    }
  }
}
