/**
 * The lobby as it changes, over the page's line: which games wait for me, on every page, and all of it for who looks.
 *
 * The server sends lists of ids, and tables that are new or have changed; whatever it leaves out is as it was.
 */
import { get } from './api'
import { theLine } from './line'
import { doubt, me, myId, whenIChange } from './me.svelte'
import { route } from './router.svelte'
import type { ListedTable, LobbyNews } from './types'
import { disconnected } from './worker.svelte'

const LISTS = ['turns', 'mine', 'done', 'open', 'live', 'recent'] as const
type List = (typeof LISTS)[number]
type Lists = Record<List, string[]>

const nothing = (): Lists => ({ turns: [], mine: [], done: [], open: [], live: [], recent: [] })

let lists = $state.raw<Lists>(nothing())
let tables = $state.raw<ReadonlyMap<string, ListedTable>>(new Map())
/** Whether the server has told anything of the whole lobby. */
let told = $state(false)
/** Server time minus ours, in seconds. */
let ahead = $state(0)
/** How many parts of the page show the whole lobby. */
let looking = 0
/** Server time of the latest news. */
let latest = 0

function forget(): void {
  lists = nothing()
  tables = new Map()
  told = false
  latest = 0
}

function take(news: LobbyNews): boolean {
  if (news.viewer !== myId()) {
    void doubt()
    return false
  }
  const next = { ...lists }
  for (const list of LISTS) next[list] = news[list] ?? next[list]
  const known = new Map(tables)
  for (const table of news.tables ?? []) known.set(table.id, table)
  const listed = new Set(LISTS.flatMap((list) => next[list]))
  lists = next
  tables = new Map([...known].filter(([id]) => listed.has(id)))
  ahead = news.now - Date.now() / 1000
  latest = news.now
  if (news.mine) told = true
  return true
}

const watcher = {
  wish: () => (looking > 0 ? 'all' : me() ? 'turns' : 'off') as 'all' | 'turns' | 'off',
  take,
  ask: () => void ask(),
}

/** Asks for the lobby without the line: where there is none, and, without a connection, as it was. */
async function ask(): Promise<void> {
  try {
    const news = await get<LobbyNews>('/lobby')
    // Without a connection it is what was kept: nothing of that may be shown as going on.
    const going = disconnected() ? { turns: [], mine: [], open: [], live: [] } : {}
    if (news.now >= latest) take({ ...news, ...going })
  } catch {
    // There will be another occasion; what is shown stays.
  }
}

whenIChange(forget)

/** Wishes to know which games wait for me, as soon as it is known who I am. */
export function attend(): void {
  theLine().watchLobby(watcher)
}

/** Wishes to know everything; returns what ends that. */
export function look(): () => void {
  looking += 1
  attend()
  // It comes sooner than the line is open, and is kept for when there is no connection.
  if (!told) void ask()
  return () => {
    looking -= 1
    // The next page may look, too.
    setTimeout(attend)
  }
}

const those = (list: List): ListedTable[] => lists[list].map((id) => tables.get(id)).filter((one) => one !== undefined)

export const lobby = {
  get told(): boolean {
    return told
  },
  get mine(): ListedTable[] {
    return those('mine')
  },
  get done(): ListedTable[] {
    return those('done')
  },
  get open(): ListedTable[] {
    return those('open')
  },
  get live(): ListedTable[] {
    return those('live')
  },
  get recent(): ListedTable[] {
    return those('recent')
  },
  /** What time it is at the server, in seconds. */
  now(here: number): number {
    return here / 1000 + ahead
  },
}

/** The tables that wait for me, besides the one that is shown: that says so itself. */
export function waiting(): string[] {
  const here = route()
  return lists.turns.filter((id) => here.page !== 'table' || here.id !== id)
}
