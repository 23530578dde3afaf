/**
 * Single keys for what is done often. A part of the page adds its own: a key that presses one of its buttons
 * (`{@attach pressedBy('u', () => say('undo'))}`), or one that does something else (`addShortcut`). A button that is
 * pressed so is clicked like any other, so whatever holds a click back holds its key back as well.
 *
 * No key is taken while something is typed or chosen, with Ctrl, Alt or Meta, or while a question lies over the page;
 * and whoever speaks to their computer, or types by accident, can turn all of them off.
 */
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { shortcutsOn } from './settings.svelte'

export interface Shortcut {
  /** What `KeyboardEvent.key` says; letters are lower case. */
  key: string
  /** What it does, in the language of the page. */
  label: () => string
  run: () => void
}

/** Where a key writes or chooses something itself. */
const TYPING = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]'

let known = $state.raw<Shortcut[]>([])

/** All that there are now, in the order they came. Of two for one key, the later one counts. */
export function shortcuts(): Shortcut[] {
  return known.filter((one) => latest(one.key) === one)
}

function latest(key: string): Shortcut | undefined {
  return known.filter((one) => one.key === key).at(-1)
}

/** Adds a shortcut; returns what removes it. */
export function addShortcut(shortcut: Shortcut): () => void {
  // Whoever adds one does not ask for those there are.
  untrack(() => (known = [...known, shortcut]))
  return () => untrack(() => (known = known.filter((one) => one !== shortcut)))
}

/** Lets a key press a button, for as long as the button is there. */
export function pressedBy(key: string, label: () => string): Attachment<HTMLElement> {
  return (button) => {
    button.setAttribute('aria-keyshortcuts', key)
    return addShortcut({ key, label, run: () => button.click() })
  }
}

/** Whether somebody is typing or choosing there. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null
}

window.addEventListener('keydown', (event) => {
  if (!shortcutsOn() || event.defaultPrevented || event.repeat) return
  if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return
  if (document.querySelector('dialog[open]')) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const meant = latest(key)
  if (!meant) return
  event.preventDefault()
  meant.run()
})
