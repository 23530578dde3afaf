/** What a form needs to say what a move would bring, and whether it waits to be asked for once more. */
import { getContext, setContext } from 'svelte'
import type { Facts, Move, RefusalInfo } from './types'

/** What a move would bring. */
export interface Prospect {
  view: Facts
  /** It could not be taken back. */
  final: boolean
}

export interface Considering {
  view(): Facts | null
  seat(): number | null
  /** What moves would bring, as far as I can know; nothing for those that are not allowed. */
  prospects(moves: Move[]): Promise<(Prospect | null)[]>
  /** Why a move is not allowed; nothing if it is. */
  whyNot(move: Move): Promise<RefusalInfo | null>
  /** Whether a move could not be taken back, and is made if it is asked for once more. */
  isDoubted(move: Move): boolean
}

const KEY = 'considering'

const NOTHING: Considering = {
  view: () => null,
  seat: () => null,
  prospects: () => Promise.resolve([]),
  whyNot: () => Promise.resolve(null),
  isDoubted: () => false,
}

export function setConsidering(considering: Considering): void {
  setContext(KEY, considering)
}

/** Where nobody plays, in replays say, nothing is considered. */
export function considering(): Considering {
  return getContext<Considering | undefined>(KEY) ?? NOTHING
}
