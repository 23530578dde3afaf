/** What a player may do, as forms: the options of one verb together, later choices depending on earlier ones. */
import type { Arg, DomainInfo, Move, OptionInfo } from './types'

/** So many values are shown as buttons; more are a menu. */
export const FEW = 16

export interface Action {
  verb: string
  options: OptionInfo[]
}

/** What was chosen for an argument: of a subset several things, or none. */
export type Chosen = Arg | Arg[] | undefined

export interface Field {
  domain: DomainInfo
  /** What was chosen, or the only thing that can be. */
  value: Arg | undefined
  /** What was chosen of a subset, which is always the last field. */
  several?: Arg[]
}

/** The options by verb, in the order they were given. */
export function actions(options: OptionInfo[]): Action[] {
  const found = new Map<string, Action>()
  for (const option of options) {
    const action = found.get(option.verb)
    if (action) action.options.push(option)
    else found.set(option.verb, { verb: option.verb, options: [option] })
  }
  return [...found.values()]
}

/** Whether it can be done without saying more. */
export function plain(action: Action): boolean {
  return action.options.some((option) => option.domains.length === 0)
}

export function same(one: Arg, other: Arg): boolean {
  // A long number may be a BigInt on one side only; words and numbers never equal each other.
  return typeof one === 'string' || typeof other === 'string' ? one === other : one == other
}

export function contains(domain: DomainInfo, value: Arg): boolean {
  if (domain.values) return domain.values.some((one) => same(one, value))
  if (typeof value === 'string') return false
  const { low, high, barred } = domain
  return (low == null || value >= low) && (high == null || value <= high) && (barred == null || value != barred)
}

/** How many of a subset may be chosen. */
export function bounds(domain: DomainInfo): [low: number, high: number] {
  return [Number(domain.low ?? 0), Number(domain.high ?? domain.values?.length ?? 0)]
}

/** Some of the values of a subset in the order in which a move has them; null if they are none of its subsets. */
function subset(domain: DomainInfo, chosen: Arg[]): Arg[] | null {
  const ordered = (domain.values ?? []).filter((one) => chosen.some((value) => same(one, value)))
  const [low, high] = bounds(domain)
  return ordered.length === chosen.length && low <= chosen.length && chosen.length <= high ? ordered : null
}

/** All values, where there are few enough to be shown. */
export function listed(domain: DomainInfo): Arg[] | null {
  if (domain.values) return domain.values
  const { low, high } = domain
  if (low == null || high == null || Number(high) - Number(low) >= FEW) return null
  const values: Arg[] = []
  for (let value = Number(low); value <= Number(high); value += 1) if (contains(domain, value)) values.push(value)
  return values
}

/** The domain of the next argument: all that the options which fit so far allow together. */
function next(options: OptionInfo[], at: number): DomainInfo | null {
  const domains = options.flatMap((option) => option.domains[at] ?? [])
  const first = domains[0]
  if (!first || domains.length === 1 || !domains.every((domain) => domain.values)) return first ?? null
  if (domains.some((domain) => !domain.subset !== !first.subset)) return first
  const values: Arg[] = []
  for (const domain of domains)
    for (const value of domain.values ?? []) if (!values.some((known) => same(known, value))) values.push(value)
  if (!first.subset) return { ...first, values, suggested: null }
  const low = Math.min(...domains.map((domain) => bounds(domain)[0]))
  const high = Math.max(...domains.map((domain) => bounds(domain)[1]))
  return { ...first, values, low, high, suggested: null }
}

/** What has been chosen, with another choice; later ones depended on it, and what has but one answer was never chosen. */
export function withChoice(chosen: Chosen[], at: number, value: Chosen): Chosen[] {
  return [...Array.from({ length: at }, (_, before) => chosen[before]), value]
}

/** The fields of a form, up to the first that waits for a choice. */
export function fields(action: Action, chosen: Chosen[]): Field[] {
  const found: Field[] = []
  let fitting = action.options.filter((option) => option.domains.length > 0)
  for (let at = 0; ; at += 1) {
    const domain = next(fitting, at)
    if (!domain) return found
    const wish = chosen[at]
    if (domain.subset) {
      const several = Array.isArray(wish) ? wish.filter((value) => contains(domain, value)) : []
      found.push({ domain, value: undefined, several })
      return found
    }
    const only = domain.values?.length === 1 && at > 0 ? domain.values[0] : undefined
    if (Array.isArray(wish)) return found
    // A number out of bounds may be sent: the table says why not.
    const value = wish !== undefined && (!domain.values || contains(domain, wish)) ? wish : only
    found.push({ domain, value })
    if (value === undefined) return found
    const left = fitting.filter((option) => {
      const one = option.domains[at]
      return one !== undefined && contains(one, value)
    })
    fitting = left.length > 0 ? left : fitting.slice(0, 1)
  }
}

/** The move a form stands for, once all is chosen. */
export function complete(action: Action, form: Field[]): Move | null {
  const several = form.at(-1)?.several
  if (several) return withSubset(action, form.slice(0, -1), several)
  const args = form.flatMap((field) => (field.value === undefined ? [] : [field.value]))
  if (form.length === 0 || args.length < form.length) return null
  return [action.verb, ...args]
}

/** The move of the first option of which the chosen things are a subset. */
function withSubset(action: Action, form: Field[], several: Arg[]): Move | null {
  for (const option of action.options) {
    const last = option.domains.at(-1)
    if (!last?.subset || option.domains.length !== form.length + 1) continue
    const args = form.flatMap(({ value }, at) =>
      value !== undefined && contains(option.domains[at]!, value) ? [value] : [],
    )
    const chosen = subset(last, several)
    if (chosen && args.length === form.length) return [action.verb, ...args, ...chosen]
  }
  return null
}

/** Whether there is one move, and no other. */
export function isOnly(options: OptionInfo[]): boolean {
  const [first] = options
  return options.length === 1 && first !== undefined && first.domains.every(hasOne)
}

function hasOne(domain: DomainInfo): boolean {
  if (!domain.subset) return listed(domain)?.length === 1
  const [low, high] = bounds(domain)
  return high === 0 || low === domain.values?.length
}

/** Whether a move is one of those that an option stands for. */
function allows(option: OptionInfo, move: Move): boolean {
  const { domains } = option
  const last = domains.at(-1)
  const fixed = last?.subset ? domains.slice(0, -1) : domains
  const args = move.slice(1)
  if (option.verb !== move[0] || args.length < fixed.length) return false
  if (!fixed.every((domain, at) => contains(domain, args[at]!))) return false
  return last?.subset ? subset(last, args.slice(fixed.length)) !== null : args.length === fixed.length
}

/** The option a move is one of. */
export function optionOf(options: OptionInfo[], move: Move): OptionInfo | null {
  return options.find((option) => allows(option, move)) ?? options.find((option) => option.verb === move[0]) ?? null
}
