/** What a game's own board (`src/tycoon/games/<name>/board.svelte`) is given. */
import type { Component } from 'svelte'
import type { Arg, Facts, Move, OptionInfo } from './types'
import type { Wording } from './words/wording'

export type { Arg, Facts, Json, Move, OptionInfo } from './types'
export type { Wording } from './words/wording'

export interface BoardProps {
  /** What the viewer sees. */
  view: Facts
  /** The viewer's seat; none for a spectator. */
  seat: number | null
  /** What the viewer may do now. */
  options: OptionInfo[]
  /** Another number is another question: what was chosen or typed for one is not for the next. */
  question: number
  /** Whether a move is on its way: nothing can be done until it is answered. */
  busy: boolean
  wording: Wording
  /** The players' names by seat. */
  names: string[]
  /** The seats that are to decide. */
  actors: number[]
  /**
   * Plays a move, one of the options; whether it was made. For a moment after the options have changed nothing is: the
   * page sees to it that a second click hits nothing, on boards as well.
   */
  play: (move: Move) => Promise<boolean>
  /** Puts values into the form of a verb, to be completed there. */
  fill?: (verb: string, args: Arg[]) => void
}

/** What the file of a board exports. */
export interface BoardModule {
  default: Component<BoardProps>
  /** The verbs the board offers itself; the action bar offers the others. */
  binds?: string[]
  /**
   * Whether it fits itself into its place, which is a size container named `board` on a wide page (an inline-size
   * container on a phone): `cqw` and `cqh` measure it. What does not is made smaller or larger until all is in sight.
   */
  fills?: boolean
}
