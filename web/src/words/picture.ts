/**
 * What a view looks like, before it is drawn: a sentence, facts, and tables. Made the same way for every game;
 * the mirror of the terminal's `picture.py`.
 */
import { NOTHING } from './fluent'
import type { Facts, Json } from '../types'
import { isObject } from './json'
import type { Wording } from './wording'

/** One thing to say about the table as a whole. */
export interface PictureFact {
  label: string
  /** The things it lists, if it is a list. */
  values: string[]
  text: string
}

/** What stands in one cell: several things may stand below each other. */
export type Cell = string[]

export interface Grid {
  key: string
  title: string
  columns: string[]
  rows: Cell[][]
  /** The seat of each row, where rows are players. */
  players: number[]
  /** The columns that are enough until somebody asks for all; none if all are needed. */
  brief: number[]
}

export interface Picture {
  headline: string
  facts: PictureFact[]
  grids: Grid[]
}

/** The picture of a view. */
export function picture(view: Facts, wording: Wording): Picture {
  const { language } = wording
  let headline = ''
  const told = new Set(['seat'])
  if (language.has('headline')) {
    headline = wording.say('headline', view)
    for (const name of language.variables('headline')) told.add(partName(name))
    for (const name of words(language.attribute('headline', 'covers'))) told.add(name)
  }
  const facts: PictureFact[] = []
  const grids: Grid[] = []
  for (const [key, value] of Object.entries(view)) {
    if (told.has(key) || saysNothing(value)) continue
    const rows = rowsOf(value)
    if (rows) {
      grids.push(gridOf(key, rows, wording))
    } else {
      const values = Array.isArray(value) ? wording.values(key, value) : []
      facts.push({ label: wording.key(key), values, text: wording.value(key, value) })
    }
  }
  return { headline, facts, grids }
}

function saysNothing(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === false || value === '') return true
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0
}

/** The rows of a table, if the value is one: a list of things with parts, or such things by name. */
function rowsOf(value: Json): Facts[] | null {
  if (Array.isArray(value)) return value.length > 0 && value.every(isObject) ? value : null
  if (!isObject(value)) return null
  const entries = Object.entries(value)
  const rows = entries.flatMap(([name, item]) => (isObject(item) ? [{ '': name, ...item }] : []))
  return rows.length > 0 && rows.length === entries.length ? rows : null
}

function gridOf(key: string, rows: Facts[], wording: Wording): Grid {
  let names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  // Rows are players if each has a seat of its own.
  const seats = rows.flatMap((row) => (typeof row.seat === 'number' ? [row.seat] : []))
  const players = new Set(seats).size === rows.length ? seats : []
  if (players.length > 0) names = names.filter((name) => name !== 'seat')
  const toldElsewhere = new Set(names.flatMap((name) => toldAlong(name, wording).filter((other) => other !== name)))
  const shown = names.filter(
    (name) => !toldElsewhere.has(name) && !rows.every((row) => nothingToShow(name, row, wording)),
  )
  const enough = words(wording.language.attribute(`view-${key}`.replaceAll('_', '-'), 'brief'))
  return {
    key,
    title: wording.key(key),
    columns: shown.map((name) => (name ? wording.key(name) : '')),
    rows: rows.map((row) => shown.map((name) => cellOf(name, row, wording))),
    players,
    brief: shown.flatMap((name, at) => (enough.includes(name) ? [at] : [])),
  }
}

function showing(name: string): string {
  return `show-${name}`.replaceAll('_', '-')
}

/** The parts that are told along with a part. */
function toldAlong(name: string, wording: Wording): string[] {
  return [...wording.language.variables(showing(name))].map(partName)
}

/** Whether a column says nothing in this row, the parts that are told along with it included. */
function nothingToShow(name: string, row: Facts, wording: Wording): boolean {
  return [name, ...toldAlong(name, wording)].every((part) => saysNothing(row[part]))
}

function cellOf(name: string, row: Facts, wording: Wording): Cell {
  const value = row[name]
  if (value !== undefined && wording.language.has(showing(name))) return [wording.say(showing(name), row) || NOTHING]
  if (!Array.isArray(value)) return [wording.value(name, value) || NOTHING]
  const values = wording.values(name, value)
  return values.length > 0 ? values : [NOTHING]
}

function partName(variable: string): string {
  return variable.replaceAll('-', '_')
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word)
}
