/**
 * The coach: explains each kind of decision once, and warns of a blunder before it counts. After a lesson it is there until
 * somebody sends it away; elsewhere until then nobody has asked for it.
 */
import { recall, remember } from './storage'

let wish = $state<string | null>(recall('coach'))

/** Whether the coach is there: `learning` is whether this is the game of a lesson. */
export function coaching(learning: boolean): boolean {
  return wish === 'on' || (wish === null && learning)
}

export function setCoaching(on: boolean): void {
  wish = on ? 'on' : 'off'
  remember('coach', wish)
}

/** What has been explained: verbs with the names of their games. */
let explained = $state.raw<string[]>((recall('explained') ?? '').split(' ').filter(Boolean))

/** The first of these verbs that was not explained yet, if there is anything to say about one. */
export function unexplained(game: string, verbs: string[], says: (verb: string) => boolean): string | null {
  return verbs.find((verb) => says(verb) && !explained.includes(`${game}/${verb}`)) ?? null
}

export function explain(game: string, verb: string): void {
  const known = `${game}/${verb}`
  if (explained.includes(known)) return
  explained = [...explained, known]
  remember('explained', explained.join(' '))
}
