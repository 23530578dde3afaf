/** What is done with a corporation's power, and how it is tried where it cannot be used. */
import type { Playing } from '$web/kit/playing.svelte'
import type { Move } from '$web/board'
import { foretell } from './deals'
import { entryOf, numberIn, roomOf } from './model'

export const POWERS: Record<string, { verbs: string[]; tries: Move } | undefined> = {
  kestrel: { verbs: ['discount'], tries: ['discount', 1] },
  voltea: { verbs: ['recall'], tries: ['recall'] },
  meridian: { verbs: ['skim'], tries: ['skim'] },
  halo: { verbs: ['return'], tries: ['return'] },
  somna: { verbs: ['rest'], tries: ['rest', 'private'] },
  obsidian: { verbs: ['withhold'], tries: ['withhold'] },
}

/** What using the viewer's power would bring at this moment; nothing where what it does says it all. */
export function usedNow(board: Playing, corporation: string): string {
  const room = roomOf(board.view)
  const { wording, components, seat } = board
  if (seat === null) return ''
  const entry = entryOf(components, 'corporation', corporation)
  switch (corporation) {
    case 'kestrel':
      return wording.say('board-now-kestrel', { workers: (room.public_needed ?? 0) - numberIn(entry, 'fewer') })
    case 'voltea':
      return wording.say('board-now-voltea', { workers: room.players[seat]!.rest_room.length })
    case 'meridian':
      return wording.say('board-now-meridian', {
        credits: numberIn(entry, 'take'),
        left: (room.private_credits ?? 0) - numberIn(entry, 'take'),
      })
    case 'obsidian':
      return foretell(board, ['withhold']).join(' ')
    default:
      return ''
  }
}
