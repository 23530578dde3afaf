/** What a game's own board (`src/tycoon/games/<name>/board.svelte`) is given: all it may use, so it never fetches. */
import type { Component } from 'svelte'
import type { Prospect } from './considering'
import type { What } from './kit/choices'
import type { About, Playing, SpotWishes } from './kit/playing.svelte'
import type { Components, Entry, Facts, Move, OptionInfo, RefusalInfo, Result } from './types'
import type { Wording } from './words/wording'

export type { Prospect } from './considering'
export type { Arg, Components, Entry, Facts, Json, Move, OptionInfo, RefusalInfo, Result, Whole } from './types'
export type { Wording } from './words/wording'

export interface BoardProps {
  /** What the viewer sees. */
  view: Facts
  /** What they saw at the position before, or before what happened since their last turn; none if that is not known. */
  before: Facts | null
  /** What happened since then, as far as the viewer may know, in order. */
  events: Entry[]
  /** How the game ended, once it has. */
  result: Result | null
  /** What is in the box this table plays with: tables of things with their numbers, as in the component file. */
  components: Components
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
   * page sees to it that a second click hits nothing, on boards as well. One that was decided together with the move
   * before it `follows`: it need not wait for that moment.
   */
  play: (move: Move, follows?: boolean) => Promise<boolean>
  /** What moves would bring, as far as the viewer can know; nothing for those that are not allowed. */
  preview: (moves: Move[]) => Promise<(Prospect | null)[]>
  /** Why a move is not allowed, with its clause; nothing if it is. */
  whyNot: (move: Move) => Promise<RefusalInfo | null>
  /** Whether a move cannot be taken back, and is made if it is asked for once more. */
  isDoubted: (move: Move) => boolean
  /** A clause of the rules, once they are there. */
  rule: (clause: string) => { title: string; text: string } | null
  /** Opens the rules at a clause. */
  read: (clause: string) => void
}

/** What the file of a board exports. */
export interface BoardModule {
  default: Component<BoardProps>
  /** The verbs the board offers itself; the action bar offers the others. */
  binds?: string[]
  /**
   * Whether it fits itself into its place. A board's place is a container named `board`, whose width can be asked for
   * (`@container board`, `cqw`); at a table on a wide page `cqh` measures its height. A board that does not fit itself
   * is made smaller or larger until all of it is in sight.
   */
  fills?: boolean
  /** Whether it tells how the game ended: then it stays on top, and the table of the points comes below it. */
  tellsTheEnd?: boolean
}

/** What a picture in the rules is drawn from: a position made up for it, which holds what the part that is drawn looks at. */
export interface Scene extends Partial<Pick<BoardProps, 'result' | 'seat' | 'actors'>> {
  view: object
  /** What was told last. */
  told?: Pick<Entry, 'what' | 'facts'>[]
}

/** What `board/pictures.svelte` of a game is given; `board/pictures.ts` exports the `PICTURES` there are, by name. */
export interface PictureProps {
  picture: string
  components: Components
  wording: Wording
  /** Made up, too. */
  names: string[]
  rule: BoardProps['rule']
}

/** Something that was put into a place: it is told what has changed, and goes when it is not wanted any more. */
export interface Mounted<Props> {
  update(props: Props): void
  destroy(): void
}

/**
 * What `board.js` of a game's package exports: a plain module, whatever it was made with, which the server hands out as it
 * is. So a package needs nothing of the page's build, and the page knows the package only by this. A board that throws is
 * taken away: the game is then played without one.
 */
export interface ForeignModule {
  /** Draws the board into its place. `update` is given the props whenever any of them has changed. */
  mount(place: HTMLElement, props: BoardProps, kit: Kit): Partial<Mounted<BoardProps>> | void
  /** As those of `BoardModule`. */
  binds?: string[]
  fills?: boolean
  tellsTheEnd?: boolean
}

/** What such a board may use of the kit, so that it looks and behaves like ours. What it has made goes with its elements. */
export interface Kit {
  /** What happens between player and board: which moves there are, what they would bring. */
  playing: Playing
  /** Puts a part of the kit into a place: `Card`, `Dice`, `Pile`, `Decisions` … For its snippets, texts or elements do. */
  part(name: string, place: Element, props?: object): Mounted<object>
  /** Makes an element stand for all moves about something, as `Playing.spot` does; until that is called or it goes. */
  spot(element: Element, what: What, wishes: SpotWishes): () => void
  /** Makes an element explain itself, as `Playing.tip` does. */
  tip(element: Element, label: string, about: About | (() => About)): () => void
  /** Adds a style sheet for as long as the board is there: the page allows no <style>. */
  style(text: string): void
}
