/** A board that is only looked at: what a picture in the rules is drawn with. */
import type { BoardProps, Entry, Facts, PictureProps, Scene } from '../board'

const TOLD: Omit<Entry, 'what' | 'facts'> = {
  ...{ number: 0, version: 0, kind: 'told', seat: null, move: null },
  ...{ text: '', name: '', time: 0 },
}

/** The props of a board that shows a scene, and on which nothing can be done. */
export function still(scenes: Record<string, Scene>, given: PictureProps): BoardProps {
  const scene = scenes[given.picture]
  if (!scene) throw new Error(`there is no picture ${given.picture}`)
  const view = scene.view as Facts
  const players = view['players']
  return {
    view,
    before: null,
    events: (scene.told ?? []).map((one, number) => ({ ...TOLD, ...one, number })),
    result: scene.result ?? null,
    components: given.components,
    seat: scene.seat === undefined ? 0 : scene.seat,
    options: [],
    question: -1,
    busy: false,
    wording: given.wording,
    names: Array.isArray(players) ? given.names.slice(0, players.length) : given.names,
    actors: scene.actors ?? [],
    play: () => Promise.resolve(false),
    preview: () => Promise.resolve([]),
    whyNot: () => Promise.resolve(null),
    isDoubted: () => false,
    rule: given.rule,
    read: () => undefined,
  }
}
