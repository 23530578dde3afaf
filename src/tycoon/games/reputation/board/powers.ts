/** What is done with a corporation's power, and how it is tried where it cannot be used. */
import type { Move } from '$web/board'

export const POWERS: Record<string, { verbs: string[]; tries: Move } | undefined> = {
  kestrel: { verbs: ['discount'], tries: ['discount', 1] },
  voltea: { verbs: ['recall'], tries: ['recall'] },
  meridian: { verbs: ['skim'], tries: ['skim'] },
  halo: { verbs: ['return'], tries: ['return'] },
  somna: { verbs: ['rest'], tries: ['rest', 'private'] },
  obsidian: { verbs: ['withhold'], tries: ['withhold'] },
}
