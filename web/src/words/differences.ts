/** What differs between two views of a game, in words: what a move would bring, or what has happened. */
import type { Cell, Grid, Picture } from './picture'

export interface Difference {
  /** What it is about. */
  label: string
  /** Whose it is, where it is a player's. */
  seat: number | null
  /** In which row of a table, where it is in one. */
  row: string
  before: string
  after: string
  /** Of lists: what came, and what went. */
  came: string[]
  went: string[]
}

/** All differences: mine first, then what is about the table as a whole, then the others'. */
export function differences(before: Picture, after: Picture, me: number | null): Difference[] {
  const found: Difference[] = []
  const facts = new Map(before.facts.map((fact) => [fact.label, fact]))
  for (const fact of after.facts) {
    const old = facts.get(fact.label)
    facts.delete(fact.label)
    if (old?.text !== fact.text)
      found.push(difference(fact.label, null, '', old ? cellOf(old) : [], cellOf(fact), old?.text ?? '', fact.text))
  }
  for (const gone of facts.values()) found.push(difference(gone.label, null, '', cellOf(gone), [], gone.text, ''))
  for (const grid of after.grids) {
    const old = before.grids.find((one) => one.key === grid.key)
    if (old) found.push(...inGrid(old, grid))
  }
  const rank = (one: Difference): number => (one.seat === null ? 1 : one.seat === me ? 0 : 2)
  return found.sort((one, other) => rank(one) - rank(other))
}

function cellOf(fact: { values: string[]; text: string }): Cell {
  return fact.values.length > 0 ? fact.values : [fact.text]
}

/** By what a row is known again: its player, its name, or its place. */
function nameOf(grid: Grid, at: number): string {
  const seat = grid.players[at]
  if (seat !== undefined) return `seat ${seat}`
  return grid.columns[0] === '' ? (grid.rows[at]?.[0]?.join() ?? '') : String(at)
}

function inGrid(before: Grid, after: Grid): Difference[] {
  const rows = new Map(before.rows.map((row, at) => [nameOf(before, at), row]))
  const found: Difference[] = []
  for (const [at, row] of after.rows.entries()) {
    const old = rows.get(nameOf(after, at))
    for (const [of, column] of after.columns.entries()) {
      const was = old?.[before.columns.indexOf(column)] ?? []
      const is = row[of] ?? []
      if (column === '' || was.join('\n') === is.join('\n')) continue
      const name = after.columns[0] === '' ? (row[0]?.join() ?? '') : ''
      const seat = after.players[at] ?? null
      found.push(difference(column || after.title, seat, name, was, is, was.join(', '), is.join(', ')))
    }
  }
  return found
}

function difference(
  label: string,
  seat: number | null,
  row: string,
  was: Cell,
  is: Cell,
  before: string,
  after: string,
): Difference {
  const several = was.length > 1 || is.length > 1
  return {
    label,
    seat,
    row,
    before,
    after,
    came: several ? without(is, was) : [],
    went: several ? without(was, is) : [],
  }
}

/** What is in one list and not in the other, each as often as it is. */
function without(some: Cell, others: Cell): string[] {
  const left = [...others]
  return some.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0 && one !== '–'
  })
}

/** Where two pictures differ: facts by label, cells by table, row and column. */
export class Marks {
  #facts = new Set<string>()
  #cells = new Set<string>()

  constructor(before: Picture | null, after: Picture) {
    if (!before) return
    const facts = new Map(before.facts.map((fact) => [fact.label, fact.text]))
    for (const fact of after.facts) if (facts.get(fact.label) !== fact.text) this.#facts.add(fact.label)
    for (const grid of after.grids) {
      const old = before.grids.find((one) => one.key === grid.key)
      const rows = new Map(old?.rows.map((row, at) => [nameOf(old, at), row]))
      for (const [at, row] of grid.rows.entries()) {
        const was = rows.get(nameOf(grid, at))
        for (const [of, column] of grid.columns.entries())
          if (was?.[old?.columns.indexOf(column) ?? -1]?.join('\n') !== row[of]?.join('\n'))
            this.#cells.add(`${grid.key} ${at} ${of}`)
      }
    }
  }

  fact(label: string): boolean {
    return this.#facts.has(label)
  }

  cell(grid: Grid, row: number, column: number): boolean {
    return this.#cells.has(`${grid.key} ${row} ${column}`)
  }
}
