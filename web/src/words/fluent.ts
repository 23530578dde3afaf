/**
 * Messages in one language: the mirror of `Language` in the Python package, over the same Fluent files.
 * A test holds every text against what Python makes of it.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'
import { signsIn } from './languages'

/** Shown where there is nothing, or nothing known. */
export const NOTHING = '–'

/** Longer numbers are handed to Fluent as text: plurals do not depend on them, and it would round them. */
const PLURALS_UP_TO = 10n ** 15n

/** Which form a thing takes in a sentence is looked up in a variable beside the one that is shown. */
const ID_OF = '--id'

type Pattern = NonNullable<Message['value']>
type Expression = Exclude<Exclude<Pattern, string>[number], string>

/** A message that is missing, or lacks something to be put into it. */
export class MessageError extends Error {}

/** A thing in a message: selected by its id, shown by its name. */
export class Named {
  constructor(
    readonly id: string,
    readonly name: string,
  ) {}
}

export type Fact = string | number | bigint | boolean | null | Named

/** A number that chooses plural forms and is shown as we write numbers. */
class Whole extends FluentNumber {
  constructor(
    value: number,
    private readonly shown: string,
  ) {
    super(value)
  }

  override toString(): string {
    return this.shown
  }
}

/** A number of any length, exactly, in groups of three digits. */
export function groupDigits(value: number | bigint, code: string): string {
  return BigInt(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, signsIn(code).group)
}

export class Language {
  private readonly bundle: FluentBundle
  private readonly found = new Map<string, Set<string>>()
  /** The messages that others quote, as long as their variables have not been asked for. */
  private readonly quoted = new Map<string, Set<string>>()

  /** The texts are Fluent resources; a later one overrides an earlier one. */
  constructor(
    readonly code: string,
    texts: string[],
  ) {
    this.bundle = new FluentBundle(code, { useIsolating: false })
    for (const text of texts) {
      const resource = new FluentResource(text)
      for (const message of resource.body) {
        const names = new Set<string>()
        const quoted = new Set<string>()
        for (const pattern of [message.value, ...Object.values(message.attributes)]) {
          if (pattern !== null) prepare(pattern, names, quoted)
        }
        this.found.set(message.id, names)
        this.quoted.set(message.id, quoted)
      }
      this.bundle.addResource(resource, { allowOverrides: true })
    }
  }

  /** The ids of all messages. */
  ids(): string[] {
    return [...this.found.keys()].sort()
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.found.has(id)
  }

  /** What a message and those it quotes can be given, by name; empty if there is no such message. */
  variables(id: string): ReadonlySet<string> {
    const names = this.found.get(id) ?? new Set<string>()
    const quoted = this.quoted.get(id) ?? []
    // Forgotten before those it quotes are asked, one of which may quote it in turn.
    this.quoted.delete(id)
    for (const other of quoted) for (const name of this.variables(other)) names.add(name)
    return names
  }

  /** A message with its facts put in. Throws MessageError. */
  say(id: string, facts: Record<string, Fact> = {}): string {
    const message = this.bundle.getMessage(id)
    if (!message) throw new MessageError(`there is no message "${id}" in "${this.code}"`)
    if (message.value === null) throw new MessageError(`the message "${id}" in "${this.code}" says nothing`)
    return this.format(id, message.value, facts)
  }

  /** An attribute of a message, or nothing. */
  attribute(id: string, name: string): string {
    const pattern = this.bundle.getMessage(id)?.attributes[name]
    return pattern === undefined ? '' : this.format(id, pattern, {})
  }

  private format(id: string, pattern: Pattern, facts: Record<string, Fact>): string {
    const ready: Record<string, FluentVariable> = {}
    for (const [name, fact] of Object.entries(facts)) {
      const [chosen, shown] = this.ready(fact)
      const variable = name.replaceAll('_', '-')
      ready[variable] = shown
      ready[variable + ID_OF] = chosen
    }
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, ready, errors)
    if (errors[0]) throw new MessageError(`the message "${id}" in "${this.code}": ${errors[0].message}`)
    return text
  }

  /** What a fact is selected by, and what is shown of it. */
  private ready(fact: Fact): [FluentVariable, FluentVariable] {
    if (fact instanceof Named) return [fact.id, fact.name]
    if (fact === null) return ['none', NOTHING]
    if (typeof fact === 'boolean') return [fact ? 'yes' : 'no', this.say(fact ? 'yes' : 'no')]
    if (typeof fact === 'string') return [fact, fact]
    const shown = this.number(fact)
    const exact = BigInt(fact)
    if (exact >= PLURALS_UP_TO || exact <= -PLURALS_UP_TO) return [shown, shown]
    const whole = new Whole(Number(fact), shown)
    return [whole, whole]
  }

  /** A number of any length. */
  number(value: number | bigint): string {
    return groupDigits(value, this.code)
  }

  /** Several things as one phrase: `a, b and c`. */
  listing(parts: string[]): string {
    const last = parts.at(-1)
    if (last === undefined) return NOTHING
    return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} ${this.say('and')} ${last}`
  }

  /** A thing with what belongs to it: `label: text`. */
  pair(label: string, text: string): string {
    return label + this.say('colon') + text
  }
}

/** Notes the variables of a pattern and what it quotes, and lets its selectors read the ids of things, not their names. */
function prepare(pattern: Pattern, names: Set<string>, quoted: Set<string>): void {
  if (typeof pattern === 'string') return
  for (const element of pattern) {
    if (typeof element !== 'string') prepareExpression(element, names, quoted)
  }
}

function prepareExpression(expression: Expression, names: Set<string>, quoted: Set<string>): void {
  if (expression.type === 'var') {
    names.add(expression.name)
  } else if (expression.type === 'mesg') {
    quoted.add(expression.name)
  } else if (expression.type === 'select') {
    prepareExpression(expression.selector, names, quoted)
    if (expression.selector.type === 'var') expression.selector.name += ID_OF
    for (const variant of expression.variants) prepare(variant.value, names, quoted)
  } else if (expression.type === 'func' || expression.type === 'term') {
    for (const argument of expression.args) {
      if (argument.type !== 'narg') prepareExpression(argument, names, quoted)
    }
  }
}
