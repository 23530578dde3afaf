/**
 * What is offered changes under the hand: a second click, a key held down, a press that was on its way must not hit
 * what has come instead. So for a moment nothing is taken for an answer, and later nothing that was begun before.
 */
import { tick } from 'svelte'

const MOMENT = 400

/** Inside a guarded part, what only shows something may be used at any time. */
const HARMLESS = 'summary, [data-clause-link], [data-course]'
const KEYS = ['Enter', ' ']

/** When the mouse was pressed, of several clicks in a row the first time; and the key that is held down now. */
let pressed = 0
let held: number | null = null

document.addEventListener(
  'mousedown',
  (event) => {
    if (event.detail <= 1) pressed = event.timeStamp
  },
  true,
)
document.addEventListener(
  'keydown',
  (event) => {
    if (KEYS.includes(event.key) && !event.repeat) held = event.timeStamp
  },
  true,
)
// The click that a key makes may come with its release.
document.addEventListener('keyup', () => setTimeout(() => (held = null)), true)
window.addEventListener('blur', () => (held = null))

/** When what led to this event began. */
function begun(event: Event): number {
  if (event instanceof KeyboardEvent) return held ?? event.timeStamp
  if (event instanceof MouseEvent && event.type === 'click' && event.detail > 0) return pressed
  return held ?? event.timeStamp
}

export class Settling {
  /** Whether what is offered has only just come. */
  on = $state(false)
  #since = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Something else is offered from now on. */
  change(): void {
    this.on = true
    this.#since = performance.now()
    clearTimeout(this.#timer)
    // The moment begins when it can be seen.
    void tick().then(() => {
      this.#since = performance.now()
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => (this.on = false), MOMENT)
    })
  }

  /** Whether an event was meant for what was offered before. */
  #isLate(event: Event): boolean {
    return this.on || event.timeStamp < this.#since + MOMENT || begun(event) < this.#since
  }

  #stop = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest(HARMLESS)) return
    if (event instanceof KeyboardEvent) {
      // A key that is held down answers once.
      if (!KEYS.includes(event.key) || !(event.repeat || this.#isLate(event))) return
      // A space in a text is a sign like any other, and stopped where those are.
      if (event.key === ' ' && event.target instanceof HTMLInputElement) return
    } else if (!this.#isLate(event)) return
    // What is to become a click goes on being one: its beginning is to be known.
    if (!(event instanceof PointerEvent) || event.type === 'click') event.preventDefault()
    event.stopPropagation()
  }

  /** To be attached to the part of the page that offers something. */
  guard = (part: HTMLElement): (() => void) => {
    const events = ['click', 'submit', 'keydown', 'beforeinput', 'pointerdown', 'pointerup', 'drop']
    for (const event of events) part.addEventListener(event, this.#stop, true)
    return () => {
      for (const event of events) part.removeEventListener(event, this.#stop, true)
    }
  }
}
