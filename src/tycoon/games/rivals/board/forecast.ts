/** What a company can expect of a turn as it stands: averages over all dice, worked out and not guessed. */
import {
  DIE,
  roomOf,
  stageOf,
  upkeepOf,
  type Company,
  type Department,
  type Rivalry,
  type Staff,
  type Values,
} from './model'

export interface Forecast {
  products: number
  cards: number
  people: number
  sold: number
  /** What the sales bring. */
  dollars: number
  /** If nobody is taken on. */
  wages: number
  storage: number
}

/** How likely each number of successes is that a room can have; the index is the number. */
export function successChances(people: number, needed: number): number[] {
  const chance = Math.min(1, Math.max(0, (DIE + 1 - needed) / DIE))
  let found = [1]
  for (let one = 0; one < people; one += 1)
    found = Array.from(
      { length: found.length + 1 },
      (_, at) => (found[at] ?? 0) * (1 - chance) + (found[at - 1] ?? 0) * chance,
    )
  return found
}

/** The demand of this turn, once it is known, or how likely each is. */
function demandChances(game: Rivalry, values: Values): [number, number][] {
  if (game.demand !== null) return [[game.demand, 1]]
  return Array.from({ length: DIE }, (_, at) => [at + 1 + game.studies * values.study_bonus, 1 / DIE])
}

/** How many cards research can draw at most: the pile, and the discards that become the next one (#no-card-left). */
export const drawable = (game: Rivalry): number => game.deck + game.discards

/** Before the dice are rolled, with people where they are or where they are meant to go. */
export function forecastOf(company: Company, staff: Staff, game: Rivalry, values: Values): Forecast {
  const yields = (department: Department): [number, number][] => {
    const room = roomOf(company, department)
    if (room.disrupted) return [[0, 1]]
    const factor = room.boosted ? values.boost : 1
    return successChances(staff[department], room.needed).map((chance, count) => [count * factor, chance])
  }
  const mean = (chances: [number, number][]): number => chances.reduce((sum, [count, part]) => sum + count * part, 0)
  const made = yields('production')
  const demands = demandChances(game, values)
  let sold = 0
  let storage = 0
  for (const [products, one] of made)
    for (const [sales, two] of yields('sales'))
      for (const [demand, three] of demands) {
        const stock = company.products + products
        const sells = Math.min(sales, demand, stock)
        const part = one * two * three
        sold += sells * part
        storage += Math.floor((stock - sells) / values.products_per_dollar) * part
      }
  return {
    products: mean(made),
    cards: mean(yields('research').map(([count, chance]) => [Math.min(count, drawable(game)), chance])),
    people: mean(yields('hr')),
    sold,
    dollars: sold * values.price,
    wages: upkeepOf(company, values).wages,
    storage,
  }
}

/** What a company may have after the maintenance of this turn if all its dice succeed and no more cards are played. */
export function mostAfter(company: Company, game: Rivalry, values: Values): number {
  const stage = stageOf(game.phase)
  if (stage === null || stage === 'maintenance') return company.dollars
  const left = (products: number, sold: number): number => {
    const after = { ...company, products: products - sold }
    const { wages, storage } = upkeepOf(after, values)
    return Math.max(0, company.dollars + sold * values.price - wages - storage)
  }
  if (game.phase === 'selling') return left(company.products, company.offer ?? 0)
  const yields = (department: Department, people: number): number => {
    const room = roomOf(company, department)
    return room.disrupted ? 0 : people * (room.boosted ? values.boost : 1)
  }
  const demand = game.demand ?? DIE + game.studies * values.study_bonus
  // Who has still to be placed may go to either.
  const free = company.to_place ?? 0
  let best = 0
  for (let selling = 0; selling <= free; selling += 1) {
    const made = game.phase === 'hiring' ? 0 : yields('production', company.production + free - selling)
    const sold = Math.min(yields('sales', company.sales + selling), company.products + made, demand)
    // No more than is sold need be made: what is left over costs storage.
    best = Math.max(best, left(Math.max(company.products, sold), sold))
  }
  return best
}
