/** What a board of another package is given of the kit: parts, and ways to make its elements stand for moves. */
import { createRawSnippet, mount, unmount, type Component, type Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Kit, Mounted } from '../board'
import Card from './Card.svelte'
import type { What } from './choices'
import Decisions from './Decisions.svelte'
import Dice from './Dice.svelte'
import Figure from './Figure.svelte'
import Mat from './Mat.svelte'
import Part from './Part.svelte'
import Pawn from './Pawn.svelte'
import Pile from './Pile.svelte'
import type { About, Playing, SpotWishes } from './playing.svelte'
import Row from './Row.svelte'
import Track from './Track.svelte'

const PARTS = { Card, Decisions, Dice, Figure, Mat, Pawn, Pile, Row, Track }
/** What parts want as a snippet: a text or an element does as well. */
const INSIDE = ['art', 'badges', 'children', 'foot', 'icon', 'price']

type Given = Record<string, unknown>

function insides(given: Given): Given {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, INSIDE.includes(name) ? snippetOf(value) : value]),
  )
}

function snippetOf(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Node)) return value
  const snippet: Snippet = createRawSnippet(() => ({
    render: () => '<span></span>',
    setup: (place) => place.append(value instanceof Node ? value : String(value)),
  }))
  return snippet
}

/** The kit in the hands of one board; `release` gives it all back. */
export class ForeignKit implements Kit {
  readonly #context: Map<unknown, unknown>
  readonly #held = new Map<() => void, Element>()

  constructor(
    readonly playing: Playing,
    context: Map<unknown, unknown>,
  ) {
    this.#context = context
  }

  part(name: string, place: Element, given: object = {}): Mounted<object> {
    const of = PARTS[name as keyof typeof PARTS] as unknown as Component<Given> | undefined
    if (!of) throw new TypeError(`the kit has no part "${name}": it has ${Object.keys(PARTS).join(', ')}`)
    let now = $state.raw(insides(given as Given))
    const props = { playing: this.playing, of, given: () => now }
    const made = mount(Part, { target: place, props, context: this.#context })
    const destroy = this.#hold(place, () => void unmount(made))
    return { update: (other) => (now = insides(other as Given)), destroy }
  }

  spot(element: Element, what: What, wishes: SpotWishes): () => void {
    return this.#spread(element, () => this.playing.spot(what, wishes))
  }

  tip(element: Element, label: string, about: About | (() => About)): () => void {
    return this.#spread(element, () => this.playing.tip(label, about))
  }

  style(text: string): void {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    this.#hold(document.documentElement, () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    })
  }

  /** Gives back what belongs to elements that the board has taken away. */
  sweep(): void {
    for (const [destroy, element] of [...this.#held]) if (!element.isConnected) destroy()
  }

  release(): void {
    for (const destroy of [...this.#held.keys()]) destroy()
  }

  #hold(element: Element, end: () => void): () => void {
    const destroy = (): void => {
      if (this.#held.delete(destroy)) end()
    }
    this.#held.set(destroy, element)
    return destroy
  }

  /** Keeps attributes, handlers and attachments of an element as they are to be, as `{...}` does in a component. */
  #spread(element: Element, wanted: () => Record<string | symbol, unknown>): () => void {
    const handlers = new Map<string, EventListener>()
    const call = (event: Event): void => handlers.get(event.type)?.(event)
    const attached = new Map<symbol, (() => void) | void>()
    const stop = $effect.root(() => {
      $effect(() => {
        const now = wanted()
        for (const [name, value] of Object.entries(now)) {
          if (typeof value === 'function') {
            const type = name.replace(/^on/, '')
            if (!handlers.has(type)) element.addEventListener(type, call)
            handlers.set(type, value as EventListener)
          } else if (value === undefined || value === null || value === false) element.removeAttribute(name)
          else element.setAttribute(name, String(value))
        }
        for (const key of Object.getOwnPropertySymbols(now))
          if (!attached.has(key)) attached.set(key, (now[key] as Attachment)(element))
      })
    })
    return this.#hold(element, () => {
      stop()
      for (const end of attached.values()) end?.()
      for (const type of handlers.keys()) element.removeEventListener(type, call)
    })
  }
}
