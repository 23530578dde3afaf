/** What is in the box, from the component file: the map's links, prices, steps and payouts. */
import type { Components, Facts } from '$web/board'

export interface Land {
  id: string
  region: string
  control: number
  land: string[]
  ferries: string[]
  coasts: string[]
  /** Of a foreign market. */
  ocean: string | null
  foreign: boolean
  /** Only with Westward Ho. */
  west: boolean
}

export interface Advance {
  id: string
  category: string
  level: number
  price: number
}

export interface Discovery {
  id: string
  level: number
  steps: number[]
  needs: string | null
}

export interface Card {
  id: string
  number: number
  kind: 'destiny' | 'leader' | 'event' | 'event-or-product'
  eras: number[]
  recycled: boolean
  /** Nothing, a product, or any. */
  product: string | null
  effect: string | null
  news: boolean
  /** By advance. */
  credits: Record<string, number>
  /** What it is about; all that its regions and territories name, without those excepted. */
  territories: string[]
}

export interface Setup {
  homes: string[]
  closed: string[]
  tokenMaximum: number[]
}

export interface Box {
  lands: Map<string, Land>
  regions: string[]
  /** Borders along a river, both ways, as "here there". */
  rivers: Set<string>
  /** By product: what 1, 2, 3 … icons pay. */
  payouts: Map<string, number[]>
  advances: Advance[]
  discoveries: Discovery[]
  cards: Map<string, Card>
  constants: Record<string, number>
  /** By number of players. */
  setups: Map<number, Setup>
  /** By number: the years it spans. */
  eras: Map<number, [number, number]>
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const optional = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : [])
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

function landsOf(components: Components): Map<string, Land> {
  const regions = new Map((components.region ?? []).map((one) => [text(one.id), one]))
  const lands = new Map<string, Land>()
  for (const one of components.territory ?? []) {
    const region = regions.get(text(one.region))
    lands.set(text(one.id), {
      id: text(one.id),
      region: text(one.region),
      control: Number(one.control),
      land: texts(one.land),
      ferries: [],
      coasts: texts(one.coasts),
      ocean: optional(one.ocean),
      foreign: region?.foreign === true,
      west: region?.westward_ho === true,
    })
  }
  for (const one of components.ferry ?? []) {
    const [here = '', there = ''] = texts(one.between)
    lands.get(here)?.ferries.push(there)
    lands.get(there)?.ferries.push(here)
  }
  return lands
}

function cardOf(one: Facts, lands: Map<string, Land>): Card {
  const regions = texts(one.regions)
  const without = texts(one.without)
  const inRegions = [...lands.values()].filter((land) => regions.includes(land.region)).map((land) => land.id)
  return {
    id: text(one.id),
    number: Number(one.number),
    kind: text(one.kind) as Card['kind'],
    eras: numbers(one.eras),
    recycled: one.recycled === true,
    product: optional(one.product),
    effect: optional(one.effect),
    news: one.news === true,
    credits: Object.fromEntries(
      texts(one.credits).map((credit) => [credit.split(' ')[0], Number(credit.split(' ')[1])]),
    ),
    territories: [...inRegions, ...texts(one.territories)].filter((id) => !without.includes(id)),
  }
}

export function boxOf(components: Components): Box {
  const lands = landsOf(components)
  const rivers = new Set<string>()
  for (const one of components.river ?? [])
    for (const border of texts(one.borders)) {
      const [here = '', there = ''] = border.split(' ')
      rivers.add(`${here} ${there}`).add(`${there} ${here}`)
    }
  return {
    lands,
    regions: (components.region ?? []).map((one) => text(one.id)),
    rivers,
    payouts: new Map((components.product ?? []).map((one) => [text(one.id), numbers(one.payouts)])),
    advances: (components.advance ?? []).map((one) => ({
      id: text(one.id),
      category: text(one.category),
      level: Number(one.level),
      price: Number(one.price),
    })),
    discoveries: (components.discovery ?? []).map((one) => ({
      id: text(one.id),
      level: Number(one.level),
      steps: numbers(one.steps),
      needs: optional(one.needs),
    })),
    cards: new Map((components.card ?? []).map((one) => [text(one.id), cardOf(one, lands)])),
    constants: Object.fromEntries((components.constant ?? []).map((one) => [text(one.id), Number(one.value)])),
    setups: new Map(
      (components.setup ?? []).map((one) => [
        Number(one.players),
        { homes: texts(one.homes), closed: texts(one.closed), tokenMaximum: numbers(one.token_maximum) },
      ]),
    ),
    eras: new Map((components.era ?? []).map((one) => [Number(one.number), numbers(one.years) as [number, number]])),
  }
}
