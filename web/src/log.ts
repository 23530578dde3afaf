/** What the table says in words: lines of the log, and why something may not be done. */
import { say } from './say.svelte'
import type { Entry, RefusalInfo } from './types'
import type { Wording } from './words/wording'

/** An entry in words; one that lacks something stays readable, and the page goes on. */
export function sentence(entry: Entry, wording: Wording): string {
  try {
    return words(entry, wording)
  } catch {
    return entry.what || entry.text
  }
}

function words(entry: Entry, wording: Wording): string {
  const name = entry.name || (entry.seat === null ? '' : wording.nameOf(entry.seat))
  switch (entry.kind) {
    case 'told':
      return wording.told(entry.what, entry.facts)
    case 'move':
      return entry.move ? wording.language.pair(name, wording.move(entry.move)) : say('sealed-move', { name })
    case 'undo':
      return say('took-back', { name })
    case 'chat':
      return wording.language.pair(name, said(entry))
    case 'seat': {
      const about = entry.facts['about']
      return say(`seat-${entry.what}`, { name, other: typeof about === 'number' ? wording.nameOf(about) : '' })
    }
  }
}

/** What somebody said; or that it is gone. */
export function said(entry: Entry): string {
  return entry.text || say(`chat-${entry.what}`)
}

/** Whose doing a line tells of: the mover, or the player it speaks of first. */
export function actorOf(entry: Entry, seatWords: string[]): number | null {
  if (entry.seat !== null) return entry.seat
  for (const word of ['seat', ...seatWords]) {
    const seat = entry.facts[word]
    if (typeof seat === 'number') return seat
  }
  return null
}

/** Why something may not be done, in the language of the page; in the server's own words where there are no others. */
export function refusalText(
  refusal: Pick<RefusalInfo, 'reason' | 'facts'> & { text?: string },
  wording: Wording,
): string {
  const known = refusal.text === undefined || wording.language.has(`why-${refusal.reason}`)
  return known ? wording.refusal(refusal.reason, refusal.facts) : refusal.text!
}
