/** The drawing of Manifest Destiny's map against the rules and the names; it is built by tools/map/build.mjs. */
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  borders,
  cartouche,
  coast,
  corners,
  ferries,
  mountains,
  seas,
  size,
  source,
  territories,
  type Box,
  type Point,
  type Territory,
} from '../../src/tycoon/games/manifest_destiny/board/map'
import packed from '../../src/tycoon/games/manifest_destiny/board/map.json?raw'
import components from '../../src/tycoon/games/manifest_destiny/components.toml?raw'
import english from '../../src/tycoon/games/manifest_destiny/messages.en.ftl?raw'
import french from '../../src/tycoon/games/manifest_destiny/messages.fr.ftl?raw'

/** Where what touches on the drawing is not what the rules link by land, and why. */
const DIFFERENCES: Record<string, string> = {
  'michigan ontario': 'a ferry is the only link where one is drawn, though the drawing shows a touching border',
  'michigan southern-ontario':
    'a ferry is the only link where one is drawn, though the drawing shows a touching border',
  'new-york southern-ontario':
    'a ferry is the only link where one is drawn, though the drawing shows a touching border',
}

/** Points at which four territories meet: these touch by a corner, which is enough (clause corners). */
const CORNERS = ['arizona colorado', 'new-mexico utah']

const FOREIGN = ['europe', 'africa', 'middle-east', 'asia', 'australia']

// ----- what the rules say

const tables = components.split(/^\[\[/m).slice(1)
const entries = (kind: string): string[] => tables.filter((table) => table.startsWith(`${kind}]]`))
const list = (entry: string, key: string): string[] =>
  [...(new RegExp(`^${key} = \\[([^\\]]*)\\]`, 'm').exec(entry)?.[1] ?? '').matchAll(/"([^"]*)"/g)].map(
    (found) => found[1]!,
  )
const idOf = (entry: string): string => /^id = "(.*)"/m.exec(entry)![1]!
const pairOf = (between: readonly string[]): string => [...between].sort().join(' ')
const sorted = (pairs: Iterable<string>): string[] => [...new Set(pairs)].sort()

const ids = entries('territory').map(idOf)
const land = sorted(entries('territory').flatMap((one) => list(one, 'land').map((other) => pairOf([idOf(one), other]))))
const rivers = sorted(entries('river').flatMap((one) => list(one, 'borders').map((pair) => pairOf(pair.split(' ')))))
const crossings = sorted(entries('ferry').map((one) => pairOf(list(one, 'between'))))

// ----- geometry

/** The points of each piece of a path that map.ts wrote. */
function pieces(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((piece) => {
      const [start = '', steps = ''] = piece.replace('z', '').split('l')
      let [x, y] = start.split(' ').map(Number) as [number, number]
      const points: Point[] = [[x, y]]
      const numbers = steps.split(' ').map(Number)
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        x = Math.round((x + numbers[i]!) * 10) / 10
        y = Math.round((y + numbers[i + 1]!) * 10) / 10
        points.push([x, y])
      }
      return points
    })
}

const inBox = ([x, y]: Point, [left, top, w, h]: Box): boolean => x >= left && x <= left + w && y >= top && y <= top + h
const inside = ([x, y]: Point, rings: Point[][]): boolean => {
  let odd = false
  for (const ring of rings)
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
    })
  return odd
}
const overlap = (a: Box, b: Box): boolean =>
  a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]

const places: [string, Territory][] = Object.entries(territories)
const shapes = new Map(places.filter(([id]) => !FOREIGN.includes(id)).map(([id, { path }]) => [id, pieces(path)]))
const boxes = places.flatMap(([id, { box }]) => (box ? [[id, box] as const] : []))
const boxOf = (id: string): Box | undefined => territories[id]?.box
const owner = (point: Point): string | undefined => [...shapes].find(([, rings]) => inside(point, rings))?.[0]
/** The lines of a name as rectangles, if it needs all its room; a line above the first has less. */
const namesOf = ({ label: [x, y], room, lines }: Territory): Box[] =>
  [1, 0.8].slice(0, lines).map((part, line): Box => [x - (part * room) / 2, y - 6 - 12 * line, part * room, 12])
const clash = (a: Box[], b: Box[]): boolean => a.some((one) => b.some((other) => overlap(one, other)))

test('every territory of the rules has a place, in their order, and the sources are named', () => {
  expect(places.map(([id]) => id)).toEqual(ids)
  for (const [id, { path }] of places) expect(path, id).toMatch(/^M.*z$/)
  expect(source.join()).toMatch(/Census Bureau.*public domain.*Natural Earth.*public domain/)
})

test('what touches on the map is what the rules link by land, but for differences with a reason', () => {
  const touching = sorted([...borders, ...corners].map(({ between }) => pairOf(between)))
  const differences = [
    ...touching.filter((pair) => !land.includes(pair)),
    ...land.filter((pair) => !touching.includes(pair)),
  ]
  expect(differences.sort()).toEqual(Object.keys(DIFFERENCES).sort())
  for (const pair of Object.keys(DIFFERENCES)) expect(crossings, pair).toContain(pair)
  expect(sorted(corners.map(({ between }) => pairOf(between)))).toEqual(CORNERS)
})

test('rivers and ferries are drawn where the rules have them', () => {
  expect(sorted(borders.filter(({ river }) => river).map(({ between }) => pairOf(between)))).toEqual(rivers)
  expect(sorted(ferries.map(({ between }) => pairOf(between)))).toEqual(crossings)
  for (const { between, path } of ferries) {
    const line = pieces(path)[0]!
    const ends = [line[0]!, line.at(-1)!].map((end) => boxes.find(([, box]) => inBox(end, box))?.[0] ?? owner(end))
    expect(pairOf(ends.map(String)), path).toBe(pairOf(between))
  }
})

test('neighbours share every point of their border', () => {
  const corner = new Map([...shapes].map(([id, rings]) => [id, new Set(rings.flat().map(String))]))
  for (const { between, path } of borders)
    for (const point of pieces(path).flat())
      for (const id of between) expect(corner.get(id)!.has(String(point)), `${id} at ${point}`).toBe(true)
})

test('pieces stand inside their territory, names and icons there, in its box or at sea', () => {
  for (const [id, { label, spot, area, lead, box }] of places) {
    // A disc of 20 units, 15 pixels where the map is 760 wide, stands there without covering a border.
    for (const turn of [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4)) {
      const at: Point = [spot[0] + 9.9 * Math.cos(turn), spot[1] + 9.9 * Math.sin(turn)]
      expect(owner(at) ?? boxes.find(([, frame]) => inBox(at, frame))?.[0], `spot of ${id}`).toBe(id)
    }
    if (lead) expect(owner(lead[1]), `line of ${id}`).toBe(id)
    if (box)
      expect(
        [label, spot, [area[0], area[1]], [area[0] + area[2], area[1] + area[3]]].every((at) =>
          inBox(at as Point, box),
        ),
        id,
      ).toBe(true)
    else if (lead) {
      const [x, y, w, h] = area
      for (const at of [label, lead[0], [x, y], [x + w, y], [x, y + h], [x + w, y + h]])
        expect(owner(at as Point), `${id} at sea`).toBeUndefined()
    } else {
      expect(owner(label), `label of ${id}`).toBe(id)
      expect(inBox(spot, area), `area of ${id}`).toBe(true)
      expect(area[2], `width of ${id}`).toBeGreaterThanOrEqual(34)
    }
  }
})

test('names have room in both languages, and none runs into another', () => {
  for (const [language, words] of Object.entries({ english, french }))
    for (const [id, { room, lines }] of places) {
      const name = new RegExp(`^id-${id} = (.*)$`, 'm').exec(words)![1]!
      const parts = lines === 2 ? name.split(/[ -]/) : [name]
      // A letter is about half as wide as it is high, an i, j, l or t about a quarter.
      const width = Math.max(
        ...parts.map((part) => [...part].reduce((sum, letter) => sum + (/[ijlt ]/.test(letter) ? 0.27 : 0.5), 0)),
      )
      expect(room / width, `size of ${name} (${language})`).toBeGreaterThanOrEqual(9.5)
    }
  for (const [id, one] of places)
    for (const [other, two] of places)
      if (id < other && !(one.box && two.box))
        expect(clash(namesOf(one), namesOf(two)), `names of ${id} and ${other}`).toBe(false)
})

test('boxes lie on the sheet, apart from each other, from the land and from names', () => {
  const [width, height] = size
  for (const [id, box] of boxes) {
    expect(box[0] >= 0 && box[1] >= 0 && box[0] + box[2] <= width && box[1] + box[3] <= height, id).toBe(true)
    for (const [other, second] of boxes)
      expect(String(box) === String(second) || !overlap(box, second), `${id} and ${other}`).toBe(true)
    for (const [other, rings] of shapes)
      if (String(boxOf(other)) !== String(box))
        expect(
          rings.flat().some((point) => inBox(point, box)),
          `${other} in the box of ${id}`,
        ).toBe(false)
    for (const [other, place] of places)
      if (!place.box) expect(clash([...namesOf(place), place.area], [box]), `${other} in the box of ${id}`).toBe(false)
  }
  for (const point of pieces(coast).flat()) expect(inBox(point, cartouche), `cartouche at ${point}`).toBe(false)
  for (const [id, box] of boxes) expect(overlap(box, cartouche), id).toBe(false)
  for (const point of [...mountains, ...Object.values(seas)]) expect(inBox(point, [0, 0, width, height])).toBe(true)
})

test('the geometry is small', () => {
  expect(gzipSync(packed).length).toBeLessThan(25_000)
})
