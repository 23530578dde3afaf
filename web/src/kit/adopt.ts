/**
 * Boards of games that are not built with the page: a game's package brings a `board.js` along, a plain module that the
 * server hands out as it is. It needs no build, knows no version of Svelte and may be made with anything; what the kit
 * has, it is given (`Kit` in `board.ts`). Loaded only when such a board is.
 */
import type { BoardModule, ForeignModule } from '../board'
import ForeignBoard from '../parts/ForeignBoard.svelte'

/** A board of another package, as if it were one of ours. */
export async function adopt(address: string): Promise<BoardModule> {
  try {
    const module = (await import(/* @vite-ignore */ address)) as ForeignModule
    if (typeof module.mount !== 'function') throw new TypeError(`${address} exports no function "mount"`)
    return {
      // What a component is given is one thing to hand on: it changes from within.
      default: (internals, board) => {
        ForeignBoard(internals, { module, board })
        return {}
      },
      binds: module.binds ?? [],
      fills: module.fills ?? false,
      tellsTheEnd: module.tellsTheEnd ?? false,
    }
  } catch (error) {
    console.error(error)
    throw error
  }
}
