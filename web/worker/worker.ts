/**
 * The service worker: what works of Tycoon without a connection, and notices while no page is open.
 *
 * What is shown as going on always comes from the server: no position of a table being played, no list of what can be
 * joined and nothing about who I am is ever kept. Kept are the page itself, files with a hash in their names, the
 * games' words and rules, and, until somebody else sits before the browser, finished games that were looked at.
 *
 * A new version takes over at once and reloads no page: what pages have loaded they keep, and what they load later they
 * find in the cache of their own version, which stays until the version after the next.
 */
export {}
declare const self: ServiceWorkerGlobalScope

/** Set when the client is built: every build has another one, so that browsers see a new worker. */
const BUILD = '__BUILD__'
const PREFIX = 'tycoon-'
const FILES = `${PREFIX}files-${BUILD}`
/** What is the same for everybody. */
const GAMES = `${PREFIX}games`
/** What I may see of finished games. */
const MINE = `${PREFIX}mine`
const SHELL = '/'
const VERSIONS = 2
const MOST_MINE = 800

/** Changes when somebody else sits before the browser: what was asked for before is not kept any more. */
let epoch = 0

const FINISHED = /^\/api\/tables\/[^/]+\/(replay(\/\d+)?|review|dice|course)$/

async function keepShell(): Promise<void> {
  const cache = await caches.open(FILES)
  const page = await fetch(SHELL, { cache: 'no-cache' })
  if (!page.ok) throw new Error(`no page: ${page.status}`)
  const text = await page.clone().text()
  // The browser has just loaded them, or keeps them anyway.
  const files = [...new Set(text.match(/\/assets\/[\w.-]+/g) ?? [])]
  await cache.addAll([...files, '/favicon.svg'])
  await cache.put(SHELL, page)
}

async function clean(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}files-`))
  // They are listed in the order they were made in.
  const old = versions.filter((name) => name !== FILES).slice(0, 1 - VERSIONS || undefined)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function forget(): Promise<void> {
  epoch += 1
  await caches.delete(MINE)
}

async function put(name: string, request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(name)
  // Of what changes with its version, the latest is enough.
  if (new URL(request.url).searchParams.has('v')) await cache.delete(request, { ignoreSearch: true })
  await cache.put(request, answer)
  if (name !== MINE) return
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_MINE)).map((key) => cache.delete(key)))
}

/** From the cache; else from the server, and kept. */
async function cacheFirst(event: FetchEvent, name: string): Promise<Response> {
  const known = await caches.match(event.request)
  return known ?? networkFirst(event, name)
}

/** From the server, and kept; from the cache only where there is no connection. */
async function networkFirst(event: FetchEvent, name: string): Promise<Response> {
  const { request } = event
  const asked = epoch
  try {
    const answer = await fetch(request)
    if (answer.ok && asked === epoch) event.waitUntil(put(name, request, answer.clone()))
    return answer
  } catch (error) {
    const known = asked === epoch ? await (await caches.open(name)).match(request) : undefined
    if (known) return known
    throw error
  }
}

/** Pages come from the server; without a connection, the one page there is finds out by itself what it can show. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
  } catch (error) {
    const shell = await caches.match(SHELL)
    if (shell) return shell
    throw error
  }
}

function respond(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return null
  if (request.mode === 'navigate') return url.pathname.startsWith('/api') ? null : page(event)
  if (url.pathname.startsWith('/assets/')) return cacheFirst(event, FILES)
  if (url.pathname === '/favicon.svg') return networkFirst(event, FILES)
  if (url.pathname === '/api/bots' || url.pathname === '/api/games' || url.pathname.startsWith('/api/games/'))
    return url.searchParams.has('v') ? cacheFirst(event, GAMES) : networkFirst(event, GAMES)
  if (FINISHED.test(url.pathname) || url.pathname === '/api/lobby') return networkFirst(event, MINE)
  return null
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(clean()))

self.addEventListener('fetch', (event) => {
  const answer = respond(event)
  if (answer) event.respondWith(answer)
})

self.addEventListener('message', (event) => {
  const wish = event.data as { forget?: boolean; keep?: string[] }
  if (wish.forget) event.waitUntil(forget())
  // What the page had loaded before there was a worker.
  if (wish.keep) event.waitUntil(Promise.all(wish.keep.map(keep)))
})

async function keep(address: string): Promise<void> {
  const name = address.startsWith('/assets/') ? FILES : GAMES
  const request = new Request(address)
  if (await caches.match(request)) return
  const answer = await fetch(request).catch(() => null)
  if (answer?.ok) await put(name, request, answer)
}

interface Notice {
  title: string
  body: string
  tag: string
  path: string
  lang: string
}

async function showNotice(notice: Notice): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Who looks at the table sees it.
  if (pages.some((one) => one.focused && new URL(one.url).pathname === notice.path)) return
  const { title, body, tag, lang, path } = notice
  const more = { renotify: true, icon: '/icons/192.png', badge: '/icons/badge.png' }
  await self.registration.showNotification(title, { body, tag, lang, data: { path }, ...more })
}

/** The tab with the table, or a new one. */
async function openTable(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((one) => new URL(one.url).pathname === path)
  if (there) await there.focus()
  else await self.clients.openWindow(path)
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotice(event.data.json() as Notice))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = (event.notification.data ?? {}) as { path?: string }
  event.waitUntil(openTable(path?.startsWith('/') && !path.startsWith('//') ? path : '/'))
})

/** A browser has given itself another address for notices. */
async function moved(old: PushSubscription | null, fresh: PushSubscription | null): Promise<void> {
  const options = old?.options
  const now = fresh ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!now) return
  const { endpoint, keys } = now.toJSON()
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/me/push', { method: 'PUT', headers, body: JSON.stringify({ endpoint, keys }) })
}

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as PushSubscriptionChangeEvent
  change.waitUntil(moved(change.oldSubscription, change.newSubscription))
})
