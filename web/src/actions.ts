/** What a player may do, as forms: the options of one verb together, later choices depending on earlier ones. */
import type { Arg, DomainInfo, Move, OptionInfo } from './types'

/** So many values are shown as buttons; more are a menu. */
export const FEW = 16

export interface Action {
  verb: string
  options: OptionInfo[]
}

export interface Field {
  domain: DomainInfo
  /** What was chosen, or the only thing that can be. */
  value: Arg | undefined
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
  const values: Arg[] = []
  for (const domain of domains)
    for (const value of domain.values ?? []) if (!values.some((known) => same(known, value))) values.push(value)
  return { ...first, values, suggested: null }
}

/** The fields of a form, up to the first that waits for a choice. */
export function fields(action: Action, chosen: (Arg | undefined)[]): Field[] {
  const found: Field[] = []
  let fitting = action.options.filter((option) => option.domains.length > 0)
  for (let at = 0; ; at += 1) {
    const domain = next(fitting, at)
    if (!domain) return found
    const only = domain.values?.length === 1 && at > 0 ? domain.values[0] : undefined
    const wish = chosen[at]
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
  const args = form.flatMap((field) => (field.value === undefined ? [] : [field.value]))
  if (form.length === 0 || args.length < form.length) return null
  return [action.verb, ...args]
}

/** Whether there is one move, and no other. */
export function isOnly(options: OptionInfo[]): boolean {
  const [first] = options
  return options.length === 1 && first !== undefined && first.domains.every((domain) => listed(domain)?.length === 1)
}

/** The option a move is one of. */
export function optionOf(options: OptionInfo[], move: Move): OptionInfo | null {
  return (
    options.find(
      (option) =>
        option.verb === move[0] &&
        option.domains.length === move.length - 1 &&
        option.domains.every((domain, at) => contains(domain, move[at + 1]!)),
    ) ??
    options.find((option) => option.verb === move[0]) ??
    null
  )
}
