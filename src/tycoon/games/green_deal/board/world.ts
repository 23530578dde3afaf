/** The world map: its spaces, which edges meet, and what a new tile brings beside others. */
import type { Components } from '$web/board'
import type { Category, Company, Deal } from './model'

export interface Tile {
  category: Category
  size: number
  owner: number
}

/** A tile's neighbour of its own category, and what there is to settle with it. */
export interface Dealing {
  cell: string
  other: number
  /** By how much both incomes rise with cooperation; none across a corner. */
  together: number | null
  /** By how much one rises and the other falls with competition; none where that is not allowed. */
  against: number | null
}

/** What Tough Competition adds. */
const TOUGHNESS = 2

export class World {
  readonly columns: string[]
  readonly rows: string[]
  readonly cells: string[]
  readonly tiles = new Map<string, Tile>()
  readonly starts: Set<string>

  constructor(deal: Pick<Deal, 'map' | 'players'>, components: Components) {
    const [first] = deal.map
    this.columns = Object.keys(first ?? {}).filter((key) => key !== 'line')
    this.rows = deal.map.map((row) => String(row.line))
    this.cells = this.rows.flatMap((row) => this.columns.map((column) => column + row))
    const entry = components['map']?.find((one) => one['players'] === deal.players.length)
    this.starts = new Set(Array.isArray(entry?.['starts']) ? entry['starts'].map(String) : [])
    for (const row of deal.map)
      for (const column of this.columns) {
        const [what, owner] = row[column] ?? ['free']
        if (owner !== undefined) this.tiles.set(column + row.line, { ...readTile(what), owner })
      }
  }

  /** The space so many columns and rows away, over the edges. */
  step(cell: string, right: number, down: number): string {
    const width = this.columns.length
    const at = this.cells.indexOf(cell)
    const column = mod((at % width) + right, width)
    const row = mod(Math.floor(at / width) + down, this.rows.length)
    return this.columns[column]! + this.rows[row]!
  }

  /** The spaces that share an edge with one. */
  beside(cell: string): string[] {
    return around(this, cell, [
      [0, -1],
      [-1, 0],
      [1, 0],
      [0, 1],
    ])
  }

  /** The spaces that share only a corner with one. */
  across(cell: string): string[] {
    return around(this, cell, [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ])
  }

  /** The spaces with a seat's tiles. */
  cellsOf(seat: number): string[] {
    return this.cells.filter((cell) => this.tiles.get(cell)?.owner === seat)
  }

  /** With whom a tile on a space has to do, and what may come of it. */
  dealings(cell: string, tile: Tile, players: Company[]): Dealing[] {
    const has = (seat: number, card: string): boolean => players[seat]?.cards.includes(card) ?? false
    const same = (at: string): Tile | null => {
      const other = this.tiles.get(at)
      return other && other.category === tile.category && at !== cell ? other : null
    }
    const against = (other: Tile): number | null =>
      other.owner === tile.owner || other.size >= tile.size || has(other.owner, 'hire-lawyer')
        ? null
        : tile.size - other.size + (has(tile.owner, 'tough-competition') ? TOUGHNESS : 0)
    const found: Dealing[] = []
    for (const at of this.beside(cell)) {
      const other = same(at)
      if (!other) continue
      const together = Math.floor((tile.size + other.size) / 2)
      found.push({ cell: at, other: other.owner, together, against: against(other) })
    }
    if (!has(tile.owner, 'competitive-analysis')) return found
    for (const at of this.across(cell)) {
      const other = same(at)
      const gain = other && against(other)
      if (other && gain) found.push({ cell: at, other: other.owner, together: null, against: gain })
    }
    return found
  }
}

/** What cooperating wherever one may, or competing wherever one may, does to incomes, by seat. */
export interface Outcome {
  together: Map<number, number>
  /** None where there is nobody to compete with. */
  against: Map<number, number> | null
}

export function outcome(dealings: Dealing[], mine: number): Outcome {
  const together = new Map<number, number>()
  const against = new Map<number, number>()
  const add = (to: Map<number, number>, seat: number, steps: number): void => {
    to.set(seat, (to.get(seat) ?? 0) + steps)
  }
  for (const one of dealings) {
    const both = one.together ?? 0
    if (both > 0) {
      add(together, mine, both)
      if (one.other !== mine) add(together, one.other, both)
    }
    if (one.against !== null) {
      add(against, mine, one.against)
      add(against, one.other, -one.against)
    } else if (both > 0) {
      add(against, mine, both)
      if (one.other !== mine) add(against, one.other, both)
    }
  }
  return { together, against: dealings.some((one) => one.against !== null) ? against : null }
}

/** A tile by what it shows: `jobs-3`. */
export function readTile(what: string): { category: Category; size: number } {
  const at = what.lastIndexOf('-')
  return { category: what.slice(0, at) as Category, size: Number(what.slice(at + 1)) }
}

function around(world: World, cell: string, steps: [number, number][]): string[] {
  return steps.map(([right, down]) => world.step(cell, right, down))
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}
