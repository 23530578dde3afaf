/** Which cards somebody has seen, and how many of each kind may still be anywhere. */
import type { Components } from '$web/board'
import { CARDS, copiesOf, DEPARTMENTS, roomOf, valuesOf, type Kind, type Rivalry } from './model'

export interface Known {
  kind: Kind
  copies: number
  /** In the viewer's hand, or face down by them. */
  mine: number
  /** Face up: on rooms and in the centre. */
  lying: number
  /** Discards they have seen. */
  discarded: number
  /** In the pile, in other hands, face down, or discarded unseen. */
  unseen: number
}

export function knownCards(game: Rivalry, components: Components): Known[] {
  const { target } = valuesOf(components)
  const hand = game.players[game.seat ?? -1]?.hand ?? []
  const rooms = game.players.flatMap((company) => DEPARTMENTS.map((department) => roomOf(company, department)))
  const lying: Record<Kind, number> = {
    ace: rooms.reduce((sum, room) => sum + target - room.needed, 0),
    king: rooms.filter((room) => room.boosted).length,
    queen: 0,
    jack: game.studies,
    joker: 0,
  }
  return CARDS.map((kind) => {
    const copies = copiesOf(components, kind)
    const mine = hand.filter((card) => card === kind).length + (game.face_down === kind ? 1 : 0)
    const discarded = game.known_discards.filter((card) => card === kind).length
    const unseen = copies - mine - lying[kind] - discarded
    return { kind, copies, mine, lying: lying[kind], discarded, unseen }
  })
}
