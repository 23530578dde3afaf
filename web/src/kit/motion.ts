/**
 * Moves what has moved. Every element with `data-piece` is known again by that name, wherever on the board it is drawn next:
 * it is seen travelling from where it was. What is new grows, and figures (`data-figure`, their value in `data-value`) that
 * changed are marked for a while (`data-changed`). What is to be followed by the eye says how long it travels, and how much later it
 * starts (`data-travel="650 300"`, in milliseconds): it then grows or shrinks on its way.
 *
 * Nothing waits for it. Who wishes for less motion sees the end state, and the marks.
 */
import { lessMotion, pace } from '../settings.svelte'

/** How long a piece travels, and how much later than the one before it starts, in milliseconds. */
const TRAVEL = 300
const APART = 60
/** So many start one after the other; what comes then starts with the last of them. */
const MOST_APART = 6
/** So much larger than it will be is at most what travels. */
const LARGEST = 2
/** More than that is another position, not something that happened. */
const MOST = 80
/** A shift by less is none. */
const NEAR = 3
/** So long is marked what changed. */
const MARKED = 1800

export class Motion {
  #places = new Map<string, DOMRect>()
  #figures = new Map<string, string>()
  #ready = false

  /** Before the board changes: where everything lies. */
  look(ground: Element): void {
    this.#ready = true
    this.#places.clear()
    this.#figures.clear()
    for (const piece of ground.querySelectorAll('[data-piece]')) {
      const box = piece.getBoundingClientRect()
      if (box.width > 0) this.#places.set(piece.getAttribute('data-piece')!, box)
    }
    for (const figure of ground.querySelectorAll('[data-figure]'))
      this.#figures.set(figure.getAttribute('data-figure')!, valueOf(figure))
  }

  /** After it has changed: everything travels to where it lies now. */
  show(ground: Element): void {
    if (!this.#ready) return
    this.#ready = false
    for (const figure of ground.querySelectorAll('[data-figure]')) {
      const was = this.#figures.get(figure.getAttribute('data-figure')!)
      if (was !== undefined && was !== valueOf(figure)) mark(figure)
    }
    const moved: { piece: Element; from: DOMRect | null; to: DOMRect }[] = []
    for (const piece of ground.querySelectorAll('[data-piece]')) {
      const from = this.#places.get(piece.getAttribute('data-piece')!) ?? null
      const to = piece.getBoundingClientRect()
      if (to.width === 0) continue
      if (!from || Math.abs(from.x - to.x) > NEAR || Math.abs(from.y - to.y) > NEAR) moved.push({ piece, from, to })
    }
    if (moved.length > MOST) return
    for (const [at, { piece, from, to }] of moved.entries()) {
      mark(piece)
      if (lessMotion() || pace() === 'off' || this.#places.size === 0) continue
      const travel = piece.getAttribute('data-travel')
      const [duration = TRAVEL, delay = Math.min(at, MOST_APART) * APART] = travel?.split(' ').map(Number) ?? []
      const timing = { duration, delay, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', fill: 'backwards' as const }
      if (!from) {
        piece.animate(
          [
            { opacity: 0, scale: 0.4 },
            { opacity: 1, scale: 1 },
          ],
          timing,
        )
        continue
      }
      const scale = scaleOf(piece)
      const x = (from.x + from.width / 2 - to.x - to.width / 2) / scale
      const y = (from.y + from.height / 2 - to.y - to.height / 2) / scale
      const size = travel === null ? 1 : Math.min(from.width / to.width, LARGEST)
      piece.animate(
        [
          { translate: `${x}px ${y}px`, scale: size },
          { translate: '0px 0px', scale: 1 },
        ],
        timing,
      )
    }
  }
}

function valueOf(figure: Element): string {
  return figure.getAttribute('data-value') ?? figure.textContent
}

function mark(element: Element): void {
  element.setAttribute('data-changed', '')
  setTimeout(() => element.removeAttribute('data-changed'), MARKED)
}

/** How many pixels one unit of what an element lies in measures. */
function scaleOf(piece: Element): number {
  if (piece instanceof SVGGraphicsElement && piece.ownerSVGElement) {
    const parent = piece.parentElement
    const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null
    return matrix?.a || 1
  }
  return (piece as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1
}
