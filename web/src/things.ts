/** Things that have a rule of their own, a card say: wherever one is named, its rule is a click away. */
import type { ClauseInfo } from './types'
import type { Wording } from './words/wording'

/** A part of a text; with a clause, it names what this clause is about. */
export interface Piece {
  text: string
  clause: string
}

export class Things {
  /** The clause of each thing, by what the thing is called. */
  readonly #clauses = new Map<string, string>()
  readonly #names: RegExp | null

  constructor(clauses: ClauseInfo[], wording: Wording) {
    const ids = wording.language.ids().flatMap((id) => (id.startsWith('id-') ? [id.slice('id-'.length)] : []))
    for (const id of ids) {
      const name = wording.label('id', id)
      const clause = clauses.find((one) => isAbout(one, id, name))
      if (clause) this.#clauses.set(name, clause.id)
    }
    // A longer name may begin with a shorter one.
    const names = [...this.#clauses.keys()].sort((one, other) => other.length - one.length).map(escaped)
    this.#names = names.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|')})(?![\\p{L}\\p{N}])`, 'u') : null
  }

  /** A text in pieces. */
  pieces(text: string): Piece[] {
    const parts = this.#names ? text.split(this.#names) : [text]
    return parts.flatMap((part, at) =>
      part ? [{ text: part, clause: at % 2 === 1 ? (this.#clauses.get(part) ?? '') : '' }] : [],
    )
  }
}

/** Whether a clause has the id of a thing with a proper name, or an id that ends so and nothing but its name as title. */
function isAbout(clause: ClauseInfo, id: string, name: string): boolean {
  if (clause.id === id) return /^\p{Lu}.*\p{Ll}/u.test(name)
  return clause.id.endsWith(`-${id}`) && plain(clause.title.replace(/^[\d. ]+/, '')) === plain(name)
}

function plain(text: string): string {
  return text.replaceAll('’', "'")
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
