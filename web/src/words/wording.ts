/**
 * Puts what a game says as data into words, with the players' names: the mirror of `Wording` in the Python package.
 * The words are made here rather than by the server, so that the language can be switched at any time.
 */
import type {
  DifferenceInfo,
  DomainInfo,
  ExplanationInfo,
  Facts,
  GameInfo,
  Json,
  Move,
  OptionInfo,
  ReasonInfo,
  Setting,
  Whole,
} from '../types'
import { type Fact, type Language, Named, NOTHING } from './fluent'
import { isNumber, isObject } from './json'

/** How many digits a number may have where the rules set no ceiling. */
const LONGEST_NUMBER = 100

/** After the names of a verb's arguments: the last name is that of all the rest. */
const SEVERAL = '...'

/** Facts that repeat what somebody typed. */
const VERBATIM = ['given']

/** What the words need to know of a game. */
export type GameWords = Pick<GameInfo, 'title' | 'seat_words' | 'by_seat'>

/** A text that cannot play tricks with what stands around it, wherever it came from. */
export function printable(text: string): string {
  return text.replace(/[\p{C}\p{Z}]/gu, (sign) => (' \u00a0\u202f'.includes(sign) ? sign : '\ufffd'))
}

export class Wording {
  private readonly seatWords: Set<string>
  private readonly bySeat: Set<string>

  constructor(
    readonly language: Language,
    readonly game: GameWords,
    readonly names: string[],
  ) {
    this.seatWords = new Set(game.seat_words)
    this.bySeat = new Set(game.by_seat)
  }

  // ------------------------------------------------------------------ names of things

  /** What the game is called in this language. */
  title(): string {
    return this.language.has('title') ? this.language.say('title') : this.game.title
  }

  /** The message `<kind>-<id>`, or the id itself made readable. */
  label(kind: string, id: string): string {
    const message = messageId(kind, id)
    return this.language.has(message) ? this.language.say(message) : printable(id.replace(/[_-]/g, ' '))
  }

  /** Who sits there. */
  nameOf(seat: Whole): string {
    return this.names[Number(seat)] ?? NOTHING
  }

  /** The label of a part of a view. */
  key(key: string): string {
    return this.label(this.language.has(messageId('view', key)) ? 'view' : 'id', key)
  }

  /** What a verb stands for. */
  verb(verb: string): string {
    return this.label('verb', verb)
  }

  /** All verbs of the game that have a message, whether they can be used now or not. */
  verbs(): string[] {
    const ids = this.language.ids().filter((id) => id.startsWith('verb-'))
    const verbs = ids.map((id) => id.slice('verb-'.length))
    return [...verbs, ...verbs.filter((verb) => verb.includes('-')).map((verb) => verb.replaceAll('-', '_'))]
  }

  /** A verb in one word, for a button. */
  word(verb: string): string {
    return this.language.attribute(messageId('verb', verb), 'word') || verb
  }

  /** What the arguments of a verb are called, where words for them depend on it: seats have names. */
  arguments(verb: string): string[] {
    return this.language.attribute(messageId('verb', verb), 'arguments').split(' ').filter(Boolean)
  }

  // ------------------------------------------------------------------ values

  /** A value of a view, of an announcement or of a move, called `key` there. */
  value(key: string, value: Json | undefined): string {
    if (value === null || value === undefined) return NOTHING
    if (typeof value === 'boolean') return this.language.say(value ? 'yes' : 'no')
    if (isNumber(value)) return this.seatWords.has(key) ? this.nameOf(value) : this.language.number(value)
    if (typeof value === 'string') return VERBATIM.includes(key) ? printable(value) : this.named(key, value)
    return Array.isArray(value) ? this.language.listing(this.values(key, value)) : this.pairs(value)
  }

  /** The values of a list, one by one; of a list with one for each seat, those that are known. */
  values(key: string, items: Json[]): string[] {
    if (!this.bySeat.has(key) || items.length !== this.names.length) return items.map((item) => this.value(key, item))
    return items.flatMap((item, seat) => (item === null ? [] : [`${this.nameOf(seat)} (${this.value('', item)})`]))
  }

  private pairs(parts: Facts): string {
    const pairs = Object.entries(parts).map(([name, part]) =>
      this.language.pair(this.key(name), this.value(name, part)),
    )
    return pairs.join(this.language.say('semicolon'))
  }

  private named(key: string, id: string): string {
    if (key === 'verb' || key === 'verbs') return this.word(id)
    if (key === 'argument' || key === 'arguments') return this.label('argument', id)
    return this.label('id', id)
  }

  /** A message with facts in it: seats by their players' names, ids by their labels, numbers as they are. */
  say(id: string, facts: Facts): string {
    const known = this.language.variables(id)
    const ready: Record<string, Fact> = {}
    for (const [name, value] of Object.entries(facts)) {
      if (!known.has(name.replaceAll('_', '-'))) continue
      if (typeof value === 'string') {
        ready[name] = new Named(value, this.value(name, value))
      } else if (value === null || typeof value === 'boolean' || (isNumber(value) && !this.seatWords.has(name))) {
        ready[name] = value
      } else {
        // An empty list can be told from a full one, as nothing can from something.
        ready[name] = new Named(isEmpty(value) ? 'none' : 'some', this.value(name, value))
      }
    }
    return this.language.say(id, ready)
  }

  // ------------------------------------------------------------------ what is said at a table

  /** What the table hears. */
  told(what: string, facts: Facts): string {
    const message = messageId('told', what)
    if (this.language.has(message)) return this.say(message, facts)
    const details = this.pairs(facts)
    const words = printable(what.replaceAll('-', ' '))
    return details ? this.language.pair(words, details) : words
  }

  /** Why something may not be done. */
  refusal(reason: string, facts: Facts): string {
    const message = `why-${reason}`
    return this.language.has(message) ? this.say(message, facts) : reason.replaceAll('-', ' ')
  }

  /** What is to be said of a move beside another one; nothing where there is nothing to say. */
  explanation(explanation: ExplanationInfo | null): string {
    if (!explanation) return ''
    const { what, other } = explanation
    const sentences = [this.reason(explanation.remark)]
    const message = `compared-${what}`
    if (other || !this.language.variables(message).size) {
      const gains = this.differences(explanation.gains)
      const costs = this.differences(explanation.costs)
      const facts = {
        other: other ? this.move(other) : '',
        gains: given(gains),
        costs: given(costs),
        differences: given(this.weighed(gains, costs)),
      }
      sentences.push(this.language.say(message, facts))
    }
    return sentences.filter(Boolean).join(' ')
  }

  private weighed(gains: string, costs: string): string {
    return gains && costs ? this.language.say('difference-but', { gains, costs }) : gains || costs
  }

  private differences(differences: DifferenceInfo[]): string {
    return differences.map((one) => this.difference(one)).join(this.language.say('semicolon'))
  }

  private difference(difference: DifferenceInfo): string {
    const facts = {
      figure: this.label('figure', difference.figure),
      here: this.amount(difference.here, difference),
      there: this.amount(difference.there, difference),
      name: difference.seat === null ? '' : this.nameOf(difference.seat),
    }
    const special = `difference-${difference.figure}`
    return this.language.say(this.language.has(special) ? special : 'difference', facts)
  }

  /** A number with its decimals, or in percent. */
  private amount(value: Whole, { digits, percent }: DifferenceInfo): string {
    if (!digits) return this.language.number(value) + (percent ? this.language.say('sign-percent') : '')
    const size = 10 ** digits
    const whole = Math.trunc(Math.abs(Number(value)) / size)
    const decimals = String(Math.abs(Number(value)) % size).padStart(digits, '0')
    return (value < 0 ? '-' : '') + this.language.number(whole) + this.language.say('sign-decimal') + decimals
  }

  /** What a game remarks on a move; nothing where there is no remark, or the game has no words for it. */
  reason(reason: ReasonInfo | null): string {
    const message = reason ? messageId('because', reason.what) : ''
    return reason && this.language.has(message) ? this.say(message, reason.facts) : ''
  }

  /** A move in words; the option it was one of says what its arguments are, else the message of its verb does. */
  move(move: Move, option?: OptionInfo | null): string {
    const [verb, ...args] = move
    let names = option ? option.domains.map((domain) => domain.name) : this.arguments(String(verb))
    const several = option ? (option.domains.at(-1)?.subset ?? false) : names.at(-1) === SEVERAL
    if (several && !option) names = names.slice(0, -1)
    const fixed = several ? names.length - 1 : args.length
    const parts = args.slice(0, fixed).map((arg, at) => this.value(names[at] ?? '', arg))
    if (several) {
      const last = names.at(-1) ?? ''
      const chosen = args.slice(fixed).map((arg) => this.value(last, arg))
      parts.push(chosen.join(', ') || NOTHING)
    }
    return [this.word(String(verb)), ...parts].join(' ')
  }

  /** The values an argument may take. */
  domain(domain: DomainInfo): string {
    if (domain.values) {
      const values = domain.values.map((value) => this.value(domain.name, value)).join(', ')
      return domain.subset ? this.subset(domain, values || NOTHING) : values
    }
    const number = (value: Whole | null | undefined) =>
      value === null || value === undefined ? null : this.language.number(value)
    const low = number(domain.low)
    const high = number(domain.high)
    const barred = number(domain.barred)
    if (high === null) return this.language.say('number-from', { low, barred, most: LONGEST_NUMBER })
    return this.language.say('number-between', { low, high, barred })
  }

  private subset(domain: DomainInfo, values: string): string {
    const low = Number(domain.low ?? 0)
    const high = Number(domain.high ?? 0)
    if (low === high) return this.language.say('subset-exactly', { low, values })
    if (low === 0 && high === domain.values?.length) return this.language.say('subset-any', { values })
    return this.language.say('subset-between', { low, high, values })
  }

  /** The value of a variant. */
  setting(name: string, value: Setting): string {
    return typeof value === 'string' ? this.label('id', value) : this.value(name, value)
  }
}

function messageId(kind: string, id: string): string {
  return `${kind}-${id}`.replaceAll('_', '-')
}

/** A text in a message that may be there or not. */
function given(text: string): Named {
  return new Named(text ? 'some' : 'none', text)
}

function isEmpty(value: Json): boolean {
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0
}
