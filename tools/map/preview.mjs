/**
 * Draws the built map plainly, to be looked at: `node preview.mjs [en|fr]` writes build/map.<language>.svg, with names, a
 * circle for each product and a disc for a marker.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'smol-toml'

const language = process.argv[2] ?? 'en'
const GAME = new URL('../../src/tycoon/games/manifest_destiny/', import.meta.url)
const map = JSON.parse(readFileSync(new URL('board/map.json', GAME), 'utf8'))
const rules = parse(readFileSync(new URL('components.toml', GAME), 'utf8'))
const words = readFileSync(new URL(`messages.${language}.ftl`, GAME), 'utf8')
const nameOf = (id) => new RegExp(`^id-${id} = (.*)$`, 'm').exec(words)[1]

const points = (arc) => {
  const deltas = map.arcs[arc < 0 ? ~arc : arc]
  const found = [[deltas[0], deltas[1]]]
  for (let i = 2; i < deltas.length; i += 2) found.push([found.at(-1)[0] + deltas[i], found.at(-1)[1] + deltas[i + 1]])
  return (arc < 0 ? found.reverse() : found).map(([x, y]) => [x / 10, y / 10])
}
const open = (arcs) => arcs.map((arc) => `M${points(arc).join('L')}`).join('')
const rings = (list) => list.map((ring) => `M${ring.flatMap((arc) => points(arc).slice(1)).join('L')}Z`).join('')

const COLOURS = {
  canada: '#d9c9a5',
  north: '#c7d0b2',
  south: '#e6cdb0',
  northwest: '#d5d2c0',
  southwest: '#ead9a6',
  'mexico-region': '#dcc0a8',
  'central-south': '#cbd3a8',
  foreign: '#d8cfe0',
}
const out = []
const draw = (tag, attributes, text = '') =>
  out.push(
    `<${tag} ${Object.entries(attributes)
      .map(([key, value]) => `${key}="${value}"`)
      .join(' ')}>${text}</${tag}>`,
  )
const ten = (list) => list.map((number) => number / 10)
const [width, height] = ten(map.size)
draw('rect', { width, height, fill: '#cfdfe4' })
draw('path', { d: open(map.graticule), fill: 'none', stroke: '#b3c8cf', 'stroke-width': 0.6 })
for (const { id, region } of rules.territory) {
  const { box } = map.territories[id]
  if (!box) continue
  const [x, y, w, h] = ten(box)
  draw('rect', {
    x,
    y,
    width: w,
    height: h,
    rx: 4,
    fill: region === 'foreign' ? COLOURS.foreign : '#dbe8ec',
    stroke: '#8a7a58',
  })
}
for (const { id, region } of rules.territory) {
  const { rings: list, art } = map.territories[id]
  if (list) draw('path', { d: rings(list), fill: COLOURS[region] })
  if (art) draw('path', { d: rings(art), fill: '#b9a9cc' })
}
for (const [x, y] of map.mountains)
  draw('path', {
    d: `M${x / 10 - 4} ${y / 10 + 3}l4-7 4 7m-4-7l1 6`,
    fill: 'none',
    stroke: '#a08c66',
    'stroke-width': 0.7,
  })
for (const { arcs, river } of map.borders)
  draw('path', {
    d: open(arcs),
    fill: 'none',
    stroke: river ? '#4a86a8' : '#8a7a58',
    'stroke-width': river ? 2.2 : 0.8,
  })
draw('path', { d: open([...map.coast, ...map.shores]), fill: 'none', stroke: '#4d5f66', 'stroke-width': 1 })
for (const { arcs } of map.ferries)
  draw('path', { d: open(arcs), fill: 'none', stroke: '#2a5a78', 'stroke-width': 1.6, 'stroke-dasharray': '3 2' })
for (const { id, products } of rules.territory) {
  const { label, spot, lead, area, room } = map.territories[id]
  const [ax, ay, aw, ah] = ten(area)
  if (process.argv.includes('areas'))
    draw('rect', { x: ax, y: ay, width: aw, height: ah, fill: 'none', stroke: '#d33', 'stroke-width': 0.4 })
  if (lead) draw('path', { d: `M${ten(lead).slice(0, 2)}L${ten(lead).slice(2)}`, stroke: '#555', 'stroke-width': 0.7 })
  const apart = spot[0] / 10 < ax || spot[0] / 10 > ax + aw || spot[1] / 10 < ay || spot[1] / 10 > ay + ah
  const [x, y] = apart ? [ax + aw / 2, ay + ah / 2] : ten(spot)
  if (apart) draw('circle', { cx: spot[0] / 10, cy: spot[1] / 10, r: 7, fill: '#0072B2' })
  products.forEach((_, i) =>
    draw('circle', {
      cx: x - 8 * (products.length - 1) + 16 * i - (products.length < 3 ? 7 : 0),
      cy: y,
      r: 6,
      fill: '#fffbe8',
      stroke: '#8a7a58',
    }),
  )
  if (products.length < 3 && !apart) draw('circle', { cx: x + 8 * products.length - 1, cy: y, r: 7, fill: '#0072B2' })
  const name = nameOf(id)
  const size = Math.min(12.5, Math.max(8.5, (room / 10 / name.length) * 2.1))
  const [lx, ly] = ten(label)
  draw(
    'text',
    {
      x: lx,
      y: ly + size / 3,
      'font-size': size,
      'text-anchor': 'middle',
      'font-family': 'serif',
      stroke: '#fff8',
      'stroke-width': 2,
      'paint-order': 'stroke',
    },
    name,
  )
}
mkdirSync(new URL('../../build/', import.meta.url), { recursive: true })
writeFileSync(
  new URL(`../../build/map.${language}.svg`, import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="760">${out.join('\n')}</svg>`,
)
