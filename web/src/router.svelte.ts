/** Which page is shown: the address says it. */
import { outdated } from './worker.svelte'

export interface Route {
  page:
    'lobby' | 'new' | 'table' | 'replay' | 'review' | 'rules' | 'player' | 'profile' | 'claim' | 'gallery' | 'missing'
  /** A game, a table or a player; in the gallery a game and which of its positions. */
  id: string
}

function read(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decode)
  if (first === 'gallery' && rest.length <= 1) return { page: 'gallery', id: [second, ...rest].join('/') }
  if (rest.length > 0) return { page: 'missing', id: '' }
  switch (first) {
    case '':
      return { page: 'lobby', id: '' }
    case 'new':
      return { page: 'new', id: second }
    case 'table':
    case 'replay':
    case 'review':
    case 'rules':
    case 'player':
      return second ? { page: first, id: second } : { page: 'missing', id: '' }
    case 'profile':
      return { page: 'profile', id: '' }
    case 'claim':
      return { page: 'claim', id: second }
    default:
      return { page: 'missing', id: '' }
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

let current = $state.raw<Route>(read(location.pathname))
let moves = $state(0)

export function route(): Route {
  return current
}

/** How often the page was changed; 0 until somebody goes somewhere. */
export function steps(): number {
  return moves
}

export function go(path: string, replace = false): void {
  // What lies over this page goes with it, and is nothing to come back to.
  const covered = layers.splice(0).length > 0
  // Nothing is lost by it: they are leaving this page.
  if (outdated()) {
    location.assign(path)
    return
  }
  if (replace || covered) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  arrive()
}

/** How what lies over the page is closed: drawers and dialogs, the topmost last. */
const layers: (() => void)[] = []

function depth(): number {
  return (history.state as { layer?: number } | null)?.layer ?? 0
}

/**
 * Something is laid over the page: Back and Escape take it away, and the page stays. Returns what to do when it is
 * closed otherwise.
 */
export function cover(close: () => void): () => void {
  layers.push(close)
  history.pushState({ layer: layers.length }, '')
  return () => {
    const at = layers.indexOf(close)
    if (at < 0) return
    layers.splice(at, 1)
    history.back()
  }
}

function travel(): void {
  for (const close of layers.splice(depth()).reverse()) close()
  // A step at which something lay over the page, which does not any more: it is passed over.
  if (depth() > layers.length) history.back()
  else arrive()
}

function arrive(): void {
  const next = read(location.pathname)
  if (next.page === current.page && next.id === current.id) return
  current = next
  moves += 1
  window.scrollTo(0, 0)
}

window.addEventListener('popstate', travel)
window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) layers.at(-1)?.()
})
if (depth() > 0) history.back()

/** Links within the page do not load it anew. */
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api') || (link.hash && link.pathname === location.pathname)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})
