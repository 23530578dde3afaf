/** What has changed in a JSON value, as `tycoon.server.changes` tells it. */
import type { Json } from '../types'

/** What stands at a path now; without a value, the key is gone, or the list ends before that place. */
export type Change = [path: (string | number)[], value?: Json]

/** What comes of a value by changes. The value itself stays as it is, and what has not changed is the same object. */
export function applyChanges<T>(before: T, changes: readonly Change[]): T {
  const fresh = new Set<object>()
  const whole = { value: before as unknown }
  fresh.add(whole)
  for (const change of changes) {
    let inside = whole as Record<string | number, unknown>
    const path = ['value', ...change[0]]
    for (const step of path.slice(0, -1)) inside = inside[step] = own(inside[step], fresh)
    const last = path.at(-1)!
    if (change.length > 1) inside[last] = change[1]
    else if (Array.isArray(inside)) inside.length = Number(last)
    else delete inside[last]
  }
  return whole.value as T
}

/** A thing that may be changed: a copy of what others may still look at. */
function own(thing: unknown, fresh: Set<object>): Record<string | number, unknown> {
  if (typeof thing !== 'object' || thing === null) throw new TypeError('there is nothing to change')
  if (!fresh.has(thing)) {
    thing = Array.isArray(thing) ? [...(thing as unknown[])] : { ...thing }
    fresh.add(thing as object)
  }
  return thing as Record<string | number, unknown>
}
