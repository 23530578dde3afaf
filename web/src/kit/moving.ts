/** Whether a pointer moved to what it points at, or rests where the page has changed under it. */

let seen: { x: number; y: number } | null = null

const note = (event: PointerEvent): void => {
  seen = { x: event.clientX, y: event.clientY }
}

if (typeof window !== 'undefined')
  for (const kind of ['pointermove', 'pointerdown'] as const)
    window.addEventListener(kind, note, { capture: true, passive: true })

/** A browser tells of what comes to lie under a pointer, too: at the place where the pointer was seen last. */
export function isAtRest(event: PointerEvent): boolean {
  return seen !== null && event.clientX === seen.x && event.clientY === seen.y
}
