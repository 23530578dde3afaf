/**
 * The geometry of the map: shapes, borders and places, in units of a sheet of 1000 x 900. Built by tools/map/build.mjs from
 * public-domain sources (see `source`); what borders what, and by which means, is said by the rules, not by this drawing.
 */
import packed from './map.json'

/** x and y, in units of the sheet. */
export type Point = readonly [number, number]
/** x, y, width and height, in units of the sheet. */
export type Box = readonly [number, number, number, number]

export interface Territory {
  /** Its shape, closed; of a foreign market the box. For the attribute `d` of an SVG path. */
  readonly path: string
  /** The middle of its name. */
  readonly label: Point
  /** How wide the name may be: smaller or shorter where it does not fit. A line is 12 units high. */
  readonly room: number
  /** 2 where the name may take another line above the one at `label`. */
  readonly lines: 1 | 2
  /** The middle of its pieces, inside the shape: also for ends of arrows, focus, tooltips. */
  readonly spot: Point
  /** Where icons may stand, below the name: around `spot`, or at sea if the name stands there. */
  readonly area: Box
  /** The ends of a thin line from a name at sea to the shape. */
  readonly lead?: readonly [Point, Point]
  /** The frame at the edge in which it lies: Alaska, Hawaii, South America (one frame for both halves), foreign markets. */
  readonly box?: Box
  /** The outline of a foreign market's continent, to be drawn faintly in its box. */
  readonly art?: string
}

/** Where two territories touch on the drawing. */
export interface Border {
  readonly between: readonly [string, string]
  /** A river, which stops Railroads. */
  readonly river: boolean
  readonly path: string
}

/** Where two territories touch in a point only. */
export interface Corner {
  readonly between: readonly [string, string]
  readonly at: Point
}

export interface Ferry {
  readonly between: readonly [string, string]
  readonly path: string
}

type Pair = readonly [string, string]
type Ends = readonly [number, number, number, number]
/** Indices of arcs; `~n` is arc n walked backwards. */
type Arcs = readonly number[]

/** The file: all numbers are tenths of a unit; an arc is its first point, then steps. */
interface Packed {
  readonly source: readonly string[]
  readonly size: Point
  readonly arcs: readonly (readonly number[])[]
  readonly territories: Readonly<
    Record<
      string,
      {
        readonly rings?: readonly Arcs[]
        readonly art?: readonly Arcs[]
        readonly label: Point
        readonly room: number
        readonly spot: Point
        readonly area: Box
        readonly lines?: 2
        readonly lead?: Ends
        readonly box?: Box
      }
    >
  >
  readonly borders: readonly { readonly between: Pair; readonly river?: boolean; readonly arcs: Arcs }[]
  readonly corners: readonly { readonly between: Pair; readonly at: Point }[]
  readonly ferries: readonly { readonly between: Pair; readonly arcs: Arcs }[]
  readonly coast: Arcs
  readonly shores: Arcs
  readonly mountains: readonly Point[]
  readonly graticule: Arcs
  readonly seas: Readonly<Record<string, Point>>
  readonly cartouche: Box
}

const file = packed as unknown as Packed

const point = ([x, y]: Point): Point => [x / 10, y / 10]
const box = ([x, y, w, h]: Box): Box => [x / 10, y / 10, w / 10, h / 10]

const ends = ([ax, ay, bx, by]: Ends): readonly [Point, Point] => [point([ax, ay]), point([bx, by])]

/** The first point and the steps of an arc, in the direction asked for. */
function walked(arc: number): readonly number[] {
  const steps = file.arcs[arc < 0 ? ~arc : arc] ?? []
  if (arc >= 0) return steps
  let [x = 0, y = 0] = steps
  const back: number[] = []
  for (let i = steps.length - 2; i >= 2; i -= 2) {
    const [dx = 0, dy = 0] = steps.slice(i, i + 2)
    back.push(-dx, -dy)
    x += dx
    y += dy
  }
  return [x, y, ...back]
}

/** A path from a first point and steps. */
const drawn = ([x = 0, y = 0, ...steps]: readonly number[]): string =>
  `M${x / 10} ${y / 10}l${steps.map((step) => step / 10).join(' ')}`

const lines = (arcs: Arcs): string => arcs.map((arc) => drawn(walked(arc))).join('')

const shape = (rings: readonly Arcs[]): string =>
  rings.map((ring) => `${drawn(ring.flatMap((arc, i) => (i === 0 ? walked(arc) : walked(arc).slice(2))))}z`).join('')

const frame = ([x, y, w, h]: Box): string => `M${x} ${y}h${w}v${h}h${-w}z`

function territory(one: Packed['territories'][string]): Territory {
  const around = one.box && box(one.box)
  return {
    path: one.rings ? shape(one.rings) : around ? frame(around) : '',
    label: point(one.label),
    room: one.room / 10,
    lines: one.lines ?? 1,
    spot: point(one.spot),
    area: box(one.area),
    ...(one.lead && { lead: ends(one.lead) }),
    ...(around && { box: around }),
    ...(one.art && { art: shape(one.art) }),
  }
}

/** Where the shapes come from. */
export const source: readonly string[] = file.source

/** Width and height of the sheet. */
export const size: Point = point(file.size)

/** By id, in the order of the rules. */
export const territories: Readonly<Record<string, Territory>> = Object.fromEntries(
  Object.entries(file.territories).map(([id, one]) => [id, territory(one)]),
)

/** Every pair that touches on the drawing, also where the rules link them by ferry only. */
export const borders: readonly Border[] = file.borders.map(({ between, river, arcs }) => ({
  between,
  river: river === true,
  path: lines(arcs),
}))

export const corners: readonly Corner[] = file.corners.map(({ between, at }) => ({ between, at: point(at) }))

export const ferries: readonly Ferry[] = file.ferries.map(({ between, arcs }) => ({ between, path: lines(arcs) }))

/** All shores of the sea and the lakes, without those in boxes. */
export const coast: string = lines(file.coast)

/** The shores in the boxes of Alaska, Hawaii and South America. */
export const shores: string = lines(file.shores)

/** The feet of small peaks, to be drawn below names and pieces: none stands where these do. */
export const mountains: readonly Point[] = file.mountains.map(point)

/** Lines of longitude and latitude, every ten degrees. */
export const graticule: string = lines(file.graticule)

/** Where the names of the seas may stand. */
export const seas: Readonly<Record<string, Point>> = Object.fromEntries(
  Object.entries(file.seas).map(([name, at]) => [name, point(at)]),
)

/** A stretch of empty sea with room for a title or a key. */
export const cartouche: Box = box(file.cartouche)
