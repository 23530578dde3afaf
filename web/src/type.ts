/**
 * The page's own type. It is fetched with the first board somebody looks at, after what they came for; from then on the browser has
 * it, and every page uses it. Until then letters of the machine do: a first look at the lobby is not to wait for beauty.
 */
import { recall, remember } from './storage'

const KEY = 'type'

export function loadType(): void {
  remember(KEY, 'on')
  // One can read without.
  void import('./kit/type.css').catch(() => undefined)
}

/** For who has it already. */
export function recallType(): void {
  if (recall(KEY)) loadType()
}
