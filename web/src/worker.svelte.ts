/** The service worker: without a connection the page still opens, and a new version is noticed, never forced on anybody. */
import { recognised, myId, whenIChange } from './me.svelte'
import { recall, remember } from './storage'

const LOOK_AGAIN = 10 * 60_000
/** Nobody has been known here yet. */
const NOBODY = 'nobody'

let renewed = $state(false)
let offline = $state(!navigator.onLine)

/** Whether there is a newer version of the page than this one. */
export function outdated(): boolean {
  return renewed
}

/** Whether the device says that it has no connection. */
export function disconnected(): boolean {
  return offline
}

window.addEventListener('online', () => (offline = false))
window.addEventListener('offline', () => (offline = true))

const workers = 'serviceWorker' in navigator && globalThis.isSecureContext ? navigator.serviceWorker : null

/** What was kept of finished games is another's. */
async function forget(): Promise<void> {
  workers?.controller?.postMessage({ forget: true })
  // Also where no worker listens.
  await globalThis.caches?.delete('tycoon-mine').catch(() => undefined)
}

/** To be called whenever it may have become known who sits before the page. */
export function noteWhoIAm(): void {
  if (!recognised()) return
  const who = myId() ?? NOBODY
  if ((recall('who') ?? NOBODY) !== who) void forget()
  remember('who', who)
}
whenIChange(() => void forget())

/** What the worker keeps of what a page has loaded. */
function kept(loaded: PerformanceEntryList): string[] {
  return loaded
    .map((entry) => new URL(entry.name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets\/|api\/(games|bots)\b)/.test(pathname))
    .map(({ pathname, search }) => pathname + search)
}

/** Tells a new worker what this page loads without it: before it was there, and until it stands between page and server. */
function tell(worker: ServiceWorker): void {
  const observer = new PerformanceObserver((list) => {
    const keep = kept(list.getEntries().filter((entry) => !(entry as PerformanceResourceTiming).workerStart))
    if (keep.length > 0) worker.postMessage({ keep })
  })
  observer.observe({ type: 'resource', buffered: true })
}

async function start(): Promise<void> {
  if (!workers) return
  const before = workers.controller
  workers.addEventListener('controllerchange', () => {
    if (before) renewed = true
  })
  const registration = await workers.register('/worker.js', { updateViaCache: 'none' })
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < LOOK_AGAIN) return
    looked = Date.now()
    void registration.update().catch(() => undefined)
  })
  const { active } = await workers.ready
  if (!before && active) tell(active)
}

/** Starts the worker once the page has what it needs itself. */
export function startWorker(): void {
  if (import.meta.env.DEV) return
  const later = (): void => void start().catch(() => undefined)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
