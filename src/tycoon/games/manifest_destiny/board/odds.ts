/** Attacks: what they cost and how likely they succeed, exactly. The mirror of `expansion.py`. */
import type { Box } from './box'
import type { Place, View } from './view'

const FACES = 6

export interface Attack {
  /** In tokens. */
  cost: number
  /** Dice of the attacker and of the defender. */
  attack: number
  defence: number
  ties: boolean
  /** The attacker may roll once more. */
  again: boolean
  /** From 0 to 1. */
  chance: number
}

/** How likely the highest of some dice is at most a number. */
function atMost(dice: number, most: number): number {
  return (most / FACES) ** dice
}

/** How likely the attacker's highest die beats the defender's. */
export function chanceOf(attack: number, defence: number, ties = false, again = false): number {
  let chance = 0
  for (let best = 1; best <= FACES; best += 1) {
    const loses = atMost(attack, ties ? best - 1 : best)
    chance += (atMost(defence, best) - atMost(defence, best - 1)) * (1 - (again ? loses ** 2 : loses))
  }
  return chance
}

/** What an attack of a seat on a territory would be. */
export function attackOn(box: Box, view: View, seat: number, place: Place): Attack {
  const me = view.players[seat]!
  const effects = me.in_force.map((card) => box.cards.get(card)?.effect)
  const having = (effect: string): number => effects.filter((one) => one === effect).length
  const constant = (id: string): number => box.constants[id] ?? 0
  const guarded = place.city && place.established

  let cost = place.control
  if (guarded) cost += constant('city-tokens')
  if (place.city && me.advances.includes('pro-sports')) cost -= 1
  cost = Math.max(1, cost - having('cheap-attacks'))

  let attack = constant(me.advances.includes('telephone') ? 'attack-dice-telephone' : 'attack-dice')
  if (me.home === place.territory) attack += constant('home-dice')
  attack += having('extra-die')

  let defence = constant('natives-dice')
  if (place.holder !== null) {
    defence = constant('defence-dice')
    if (guarded) defence += constant('city-dice')
    if (view.players[place.holder]!.home === place.territory) defence += constant('home-dice')
  }

  const ties = me.advances.includes('television') || having('win-ties') > 0
  const first = !view.duelled.includes(place.territory)
  const again = first && (me.discoveries.includes('rock-n-roll') || having('reroll-first') > 0)
  return { cost, attack, defence, ties, again, chance: chanceOf(attack, defence, ties, again) }
}
