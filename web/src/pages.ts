/** The pages, each loaded when it is first shown. */
import type { Component } from 'svelte'
import type { Route } from './router.svelte'
import { recallHere, rememberHere } from './storage'

type Props = Record<string, string>
// Each page takes one thing at most: what the address names.
type Page = Component<never>

export interface Shown {
  /** None where the address leads nowhere. */
  Page: Component<Props> | null
  props: Props
}

const files: Record<Exclude<Route['page'], 'missing'>, () => Promise<{ default: Page }>> = {
  lobby: () => import('./pages/Lobby.svelte'),
  new: () => import('./pages/NewTable.svelte'),
  table: () => import('./pages/Table.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  review: () => import('./pages/Review.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  player: () => import('./pages/Player.svelte'),
  profile: () => import('./pages/Profile.svelte'),
  claim: () => import('./pages/Claim.svelte'),
  gallery: () => import('./pages/Gallery.svelte'),
}
const loaded = new Map<string, Component<Props>>()

function propsOf({ page, id }: Route): Props {
  if (page === 'new' || page === 'rules') return { name: id }
  if (page === 'claim') return { code: id }
  if (page === 'gallery') return { place: id }
  return ['table', 'replay', 'review', 'player'].includes(page) ? { id } : {}
}

const SECONDS_BETWEEN = 20

/**
 * A page that the server does not have any more is one of an older version of the whole: the address is loaded anew,
 * as if one had come from elsewhere. But not again and again.
 */
function startAnew(): boolean {
  const last = Number(recallHere('anew') ?? 0)
  if (!navigator.onLine || Date.now() - last < SECONDS_BETWEEN * 1000) return false
  rememberHere('anew', String(Date.now()))
  location.reload()
  return true
}

/** What to show at an address: at once if it was shown before. Fails if it cannot be loaded. */
export function pageOf(route: Route): Shown | Promise<Shown> {
  const { page } = route
  const props = propsOf(route)
  if (page === 'missing') return { Page: null, props }
  const known = loaded.get(page)
  if (known) return { Page: known, props }
  return files[page]().then(
    (found) => {
      const Page = found.default as unknown as Component<Props>
      loaded.set(page, Page)
      return { Page, props }
    },
    (error: unknown) => {
      if (startAnew()) return new Promise<never>(() => undefined)
      throw error
    },
  )
}
