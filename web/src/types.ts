/** What the API gives and takes; mirrors `src/tycoon/server/schemas.py`. */

/** A whole number; long ones are BigInt, so that they stay exact. */
export type Whole = number | bigint

/** An argument of a move. */
export type Arg = Whole | string

/** A verb and its arguments. */
export type Move = Arg[]

/** Data of a game: a view, facts, a result. */
export type Json = null | boolean | Whole | string | Json[] | { [key: string]: Json }
export type Facts = { [key: string]: Json }

export type Setting = boolean | number | string

export interface Me {
  id: string
  name: string
  webhook: string
  webhooks_allowed: boolean
}

export interface ClaimLink {
  code: string
  path: string
  expires: number
}

export interface Token {
  id: string
  label: string
  made: number
  token: string | null
}

export interface VariantInfo {
  name: string
  default: Setting
  choices: Setting[]
}

export interface GameInfo {
  name: string
  title: string
  version: number
  fewest: number
  most: number
  variants: VariantInfo[]
  seat_words: string[]
  by_seat: string[]
}

export interface ClauseInfo {
  id: string
  chapter: string
  title: string
  origin: string
  text: string
}

export interface BotInfo {
  kind: string
}

export interface Place {
  kind: 'me' | 'open' | 'bot'
  bot: string
}

export interface Pace {
  kind: 'free' | 'live' | 'slow'
  bank: number
  per_move: number
  hours: number
}

export interface NewTable {
  game: string
  places: Place[]
  variant: Record<string, Setting>
  components: string
  public: boolean
  open_after: boolean
  pace: Pace
  word: string
}

export interface Chair {
  seat: number
  name: string
  kind: 'person' | 'bot' | 'open'
  bot: string
  me: boolean
  online: boolean
  away: boolean
}

export interface TableInfo {
  id: string
  game: string
  status: 'waiting' | 'playing' | 'finished' | 'abandoned'
  chairs: Chair[]
  variant: Record<string, Setting>
  own_components: boolean
  public: boolean
  open_after: boolean
  pace: Pace
  host: boolean
  seat: number | null
  actors: number[]
  version: number
  made: number
  changed: number
  next_table: string
}

export interface DomainInfo {
  name: string
  values?: Arg[] | null
  low?: Whole | null
  high?: Whole | null
  barred?: Whole | null
  suggested?: Arg[] | null
}

export interface OptionInfo {
  verb: string
  domains: DomainInfo[]
}

export interface RefusalInfo {
  reason: string
  clause: string
  facts: Facts
  text: string
  rule: string
}

export interface Entry {
  number: number
  kind: 'told' | 'move' | 'undo' | 'chat' | 'seat'
  seat: number | null
  what: string
  facts: Facts
  move: Move | null
  text: string
  name: string
  time: number
}

export interface Clock {
  bank: number | null
  deadline: number | null
}

export interface UndoInfo {
  possible: boolean
  reason: string
  text: string
}

export interface Result {
  ranking: number[][]
  winners: number[]
  scores: Whole[]
  breakdown: Record<string, Whole>[]
  eliminated: Record<string, string>
}

export interface Position {
  table: TableInfo
  version: number
  seat: number | null
  view: Facts | null
  actors: number[]
  options: OptionInfo[]
  entries: Entry[]
  clocks: Clock[]
  undo: UndoInfo | null
  reaction: Move | null
  autopass: boolean
  result: Result | null
  commitment: string
  now: number
}

export interface ReplayInfo {
  table: TableInfo
  steps: number
  seats: number[]
  result: Result | null
  dice: boolean
}

export interface Dice {
  stream: string
  commitment: string
  secret: string
  words: string[]
  draws: { what: string; count: number; index: number }[]
}

export interface Problem {
  reason: string
  text: string
  refusal: RefusalInfo | null
  position: Position | null
}
