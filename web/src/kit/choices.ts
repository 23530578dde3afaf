/** What may be done, as single moves: those that can be listed, and forms for the rest. */
import { actions, listed, same, type Action } from '../actions'
import type { Arg, Move, OptionInfo } from '../types'

/** One move that may be made. */
export interface Choice {
  move: Move
  option: OptionInfo
}

/** Values by the names of arguments: what a thing on the board stands for. */
export type What = Readonly<Record<string, Arg>>

/** So many moves of one option are listed; of options with more, a form is made. */
const MOST = 120

/** The moves of an option, or null if they cannot be listed. */
function movesOf(option: OptionInfo): Move[] | null {
  let moves: Move[] = [[option.verb]]
  for (const domain of option.domains) {
    const values = domain.subset ? null : listed(domain)
    if (!values || moves.length * values.length > MOST) return null
    moves = moves.flatMap((move) => values.map((value): Move => [...move, value]))
  }
  return moves
}

export function choicesOf(options: OptionInfo[]): Choice[] {
  return options.flatMap((option) => (movesOf(option) ?? []).map((move) => ({ move, option })))
}

/** What can only be done with a form: an amount without a ceiling, or any number of things. */
export function formsOf(options: OptionInfo[]): Action[] {
  return actions(options.filter((option) => movesOf(option) === null))
}

/**
 * Whether a move is about a thing: each of its values is that argument of the move. A thing without values stands for all
 * moves of its verbs.
 */
export function isAbout(choice: Choice, what: What, verbs: readonly string[] | undefined): boolean {
  if (verbs && !verbs.includes(choice.option.verb)) return false
  const { domains } = choice.option
  const wanted = Object.entries(what)
  return (
    (wanted.length > 0 || verbs !== undefined) &&
    wanted.every(([name, value]) =>
      domains.some((domain, at) => domain.name === name && same(choice.move[at + 1]!, value)),
    )
  )
}
