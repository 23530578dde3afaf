/** What a territory says of itself, on the map and in the list. */
import type { Move, Wording } from '$web/board'
import type { What } from '$web/kit/choices'
import type { About } from '$web/kit/playing.svelte'
import type { DestinyTable } from './table.svelte'
import type { Place } from './view'

/** What a territory stands for: itself, or its region where one is to be named. */
export function whatIs(board: DestinyTable, id: string): What {
  const region = board.box.lands.get(id)?.region ?? ''
  if (board.view.decision === 'region' && board.chosen.has(id)) return { region }
  return { territory: id }
}

/** A move that it looks as if it could be made there. */
export function tryAt(board: DestinyTable, place: Place): Move | undefined {
  const { view, playing } = board
  if (playing.seat === null || !playing.isActor(playing.seat) || view.decision !== null) return undefined
  if (view.phase === 'homes') return ['home', place.territory]
  if (view.phase === 'investment') return ['city', place.territory]
  if (view.phase !== 'expansion') return undefined
  return [place.holder === null && !place.natives ? 'place' : 'attack', place.territory]
}

/** By means of travel: the clause it stands on. */
const CLAUSES: Record<string, string> = {
  land: 'place-tokens',
  ferry: 'ferries',
  card: 'movement-cards',
  'e-commerce': 'discovery-e-commerce',
}

interface Said {
  label: string
  about: About
}

/** What was said of places before: most of them stay as they are from one move to the next. */
const said = new WeakMap<Wording, Map<string, Said>>()

export function aboutPlace(board: DestinyTable, place: Place): Said {
  const { wording } = board.playing
  const known = said.get(wording) ?? new Map<string, Said>()
  said.set(wording, known)
  const closed = board.view.closed_markets.includes(place.territory)
  const home = board.view.players.findIndex((player) => player.home === place.territory)
  const facts = [place, board.seat, board.started, closed, home, board.ways.get(place.territory), board.attack(place)]
  const key = JSON.stringify(facts)
  const found = known.get(key) ?? say(board, place)
  known.set(key, found)
  return found
}

function say(board: DestinyTable, place: Place): Said {
  const { view, box } = board
  const land = box.lands.get(place.territory)
  const name = board.name(place.territory)
  const status =
    place.holder !== null
      ? board.say(place.established ? 'held' : 'held-new', { holder: place.holder })
      : board.word(place.natives ? 'held-by-natives' : 'vacant')
  const home = view.players.find((player) => player.home === place.territory)
  const parts = [
    `${status}${place.city ? `, ${board.word('with-city')}` : ''}`,
    board.say('control', { control: place.control }),
    board.say('produces', { products: place.products }),
  ]
  if (home) parts.push(board.say('home-of', { seat: home.seat }))
  if (land && land.coasts.length > 0) parts.push(board.say('coasts', { coast: land.coasts.join('-') }))
  if (view.closed_markets.includes(place.territory)) parts.push(board.word('market-closed'))
  let clause = place.holder !== null && !place.established ? 'new-presence' : 'control-vacant'
  if (place.holder !== null && place.established) clause = 'established-presence'
  const way = board.ways.get(place.territory)
  const attack = board.attack(place)
  if (way && board.seat !== null) {
    const cost = attack?.cost ?? place.control
    parts.push(board.say('reached', { seat: board.seat, way, cost }))
    clause = CLAUSES[way] ?? `advance-${way}`
  } else if (board.started && board.seat !== null && place.holder !== board.seat)
    parts.push(board.say('out-of-reach', { seat: board.seat }))
  if (attack) {
    const { attack: dice, defence, ties, again } = attack
    parts.push(board.say('odds', { chance: Math.round(attack.chance * 100), dice, defence, ties, again }))
    if (way) clause = 'duel'
  }
  return {
    label: `${name}. ${parts.join('. ')}`,
    about: { title: `${name} – ${board.name(place.region)}`, text: parts, clause },
  }
}
