/**
 * What the API gives and takes, made from its OpenAPI description (`npm run types`).
 *
 * Data of games are told more exactly here than JSON schemas can: their whole numbers may have any length.
 */
import type { components } from './api-types'
import type { Change } from './words/changes'

type Schemas = components['schemas']
type With<Base, Parts> = Omit<Base, keyof Parts> & Parts

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

export type Me = Schemas['Me']
export type ClaimLink = Schemas['ClaimLink']
export type Token = Schemas['Token']
export type GameInfo = Schemas['GameInfo']
export type ClauseInfo = Schemas['ClauseInfo']
export type PictureInfo = Schemas['PictureInfo']
export type BlunderInfo = With<Schemas['BlunderInfo'], { move: Move; better: Move; reason: ExplanationInfo }>
export type LessonStep = With<Schemas['LessonStep'], { moves: Move[] }>
export type LessonInfo = With<Schemas['LessonInfo'], { steps: LessonStep[] }>
/** What is in a game's box: by the name of a table of the component file, its entries. */
export type Components = Record<string, Facts[]>
export type BotInfo = Schemas['BotInfo']
export type Place = Schemas['Place']
export type Pace = Schemas['Pace']
export type NewTable = Schemas['NewTable']
export type TableInfo = Schemas['TableInfo']
export type Chair = Schemas['Chair']
export type Ended = With<Schemas['Ended'], { scores: Whole[] }>
export type ListedTable = With<Schemas['ListedTable'], { ended: Ended | null }>
export type LobbyNews = With<Schemas['LobbyNews'], { tables?: ListedTable[] }>
export type PlayerInfo = Schemas['PlayerInfo']
export type RatingInfo = Schemas['RatingInfo']
export type BotRating = Schemas['BotRating']
/** How everybody's score went through a finished game. */
export type CourseInfo = With<Schemas['CourseInfo'], { points: { step: number; scores: (Whole | null)[] }[] }>
export type Dice = Schemas['Dice']
export type ReasonInfo = With<Schemas['ReasonInfo'], { facts: Facts }>
export type DifferenceInfo = With<Schemas['DifferenceInfo'], { here: Whole; there: Whole }>
export type ExplanationInfo = With<
  Schemas['ExplanationInfo'],
  { other: Move | null; remark: ReasonInfo | null; gains: DifferenceInfo[]; costs: DifferenceInfo[] }
>
export type HintInfo = With<Schemas['HintInfo'], { move: Move; reason: ExplanationInfo }>
export type ReviewStep = With<Schemas['ReviewStep'], { move: Move }>
export type MistakeInfo = With<Schemas['MistakeInfo'], { move: Move; better: Move; reason: ExplanationInfo | null }>
export type JudgedInfo = With<Schemas['JudgedInfo'], { mistake: MistakeInfo | null }>
export type ReviewAnswer = With<Schemas['ReviewAnswer'], { steps: ReviewStep[]; judged: JudgedInfo[] }>

export type DomainInfo = With<
  Schemas['DomainInfo'],
  {
    values?: Arg[] | null
    low?: Whole | null
    high?: Whole | null
    barred?: Whole | null
    suggested?: Arg[] | null
    subset?: boolean
  }
>
export type OptionInfo = With<Schemas['OptionInfo'], { domains: DomainInfo[] }>
export type RefusalInfo = With<Schemas['RefusalInfo'], { facts: Facts }>
export type UndoInfo = With<Schemas['UndoInfo'], { facts: Facts }>
export type Entry = With<Schemas['Entry'], { facts: Facts; move: Move | null }>

/** How a game ended; mirrors `src/tycoon/core/result.py`. */
export interface Result {
  ranking: number[][]
  winners: number[]
  scores: Whole[]
  breakdown: Record<string, Whole>[]
  eliminated: Record<string, string>
  figures: Record<string, Whole>[]
}

export type Stuck = Schemas['Stuck']
export type Position = With<
  Schemas['Position'],
  {
    view: Facts | null
    options: OptionInfo[]
    entries: Entry[]
    reaction: Move | null
    undo: UndoInfo | null
    result: Result | null
  }
>
/** A typical position of a game. */
export type GalleryEntry = Schemas['GalleryEntry']
export type GalleryPosition = With<Schemas['GalleryPosition'], { position: Position; before: Facts | null }>
/** How a game stood. */
export type Moment = With<Schemas['Moment'], { view: Facts; result: Result | null }>
export type Steps = With<Schemas['Steps'], { first: Moment; steps: { version: number; changes: Change[] }[] }>
/** What comes of a move, as far as its maker can tell. */
export type Foreseen = With<Schemas['Foreseen'], { changes: Change[] }>
export type ReplayInfo = With<Schemas['ReplayInfo'], { result: Result | null }>
export type Problem = With<Schemas['Problem'], { facts: Facts; refusal: RefusalInfo | null; position: Position | null }>
