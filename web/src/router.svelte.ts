/** Which page is shown: the address says it. */

export interface Route {
  page: 'lobby' | 'new' | 'table' | 'replay' | 'review' | 'rules' | 'profile' | 'claim' | 'missing'
  /** A game or a table. */
  id: string
}

function read(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decode)
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
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  arrive()
}

function arrive(): void {
  const next = read(location.pathname)
  if (next.page === current.page && next.id === current.id) return
  current = next
  moves += 1
  window.scrollTo(0, 0)
}

window.addEventListener('popstate', arrive)

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
