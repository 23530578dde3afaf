/**
 * Notices of the browser: from this page while it is open and out of sight, and by push when none is. Both have the
 * table as their tag, so that there is one notice for each table, whoever is quicker.
 */
import { get, request } from './api'
import { me, whenIChange } from './me.svelte'
import { code } from './say.svelte'
import { recall, remember } from './storage'

const PATIENCE = 5000

let notices = $state(
  recall('notices') === 'on' && 'Notification' in globalThis && Notification.permission === 'granted',
)
let pushed = $state(recall('pushed') !== null && recall('pushed') !== '')

/** Whether the browser is to say when it is my turn. */
export function notified(): boolean {
  return notices
}

/** Whether it does so while no page is open, too. */
export function notifiedAnyway(): boolean {
  return notices && pushed
}

export function canNotify(): boolean {
  return 'Notification' in globalThis && globalThis.isSecureContext
}

/** Asks the browser for leave, so it must follow a click. */
export async function notifyMe(on: boolean): Promise<boolean> {
  const granted = on && canNotify() && (await Notification.requestPermission()) === 'granted'
  notices = granted
  remember('notices', granted ? 'on' : 'off')
  if (granted) await keepTold()
  else await stopPush()
  return granted === on
}

/** The worker, if there is one before long. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !globalThis.isSecureContext) return null
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE))
  return Promise.race([navigator.serviceWorker.ready, late])
}

function note(text: string): void {
  pushed = text !== ''
  remember('pushed', text)
}

/**
 * Has the server tell this browser what concerns me, in my language, if it should and does not yet. Where the browser
 * or the server has no push, there are notices while a page is open.
 */
export async function keepTold(): Promise<void> {
  const who = me()?.id
  if (!notices || !who) return
  try {
    const manager = (await worker())?.pushManager
    if (!manager) return
    const { key } = await get<{ key: string }>('/push/key')
    if (!key) return note('')
    const old = await manager.getSubscription()
    // A server with another key is another one: what it was allowed is not what this one is.
    const same = old && sameKey(old.options.applicationServerKey, key)
    if (old && !same) await old.unsubscribe()
    const found = same ? old : await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint, keys } = found.toJSON()
    const known = [who, code(), endpoint].join(' ')
    if (recall('pushed') === known) return
    await request('PUT', '/me/push', { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } })
    note(known)
  } catch {
    // The next time a page is opened is another occasion.
    note('')
  }
}

function sameKey(one: ArrayBuffer | null, key: string): boolean {
  const text = btoa(String.fromCharCode(...new Uint8Array(one ?? new ArrayBuffer(0))))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key
}

/** Has this browser told nothing any more. */
async function stopPush(): Promise<void> {
  note('')
  try {
    const found = await (await worker())?.pushManager?.getSubscription()
    if (!found) return
    await found.unsubscribe()
    if (me()) await request('DELETE', '/me/push', { endpoint: found.endpoint })
  } catch {
    // What is sent to an address that is gone comes back, and the server forgets it.
  }
}

// What concerns whoever I was before is nobody's business here any more.
whenIChange(() => {
  if (me()) void keepTold()
  else if (pushed) void stopPush()
})

/** A notice from this page, if nobody looks at it. */
export function notify(title: string, text: string, tag: string): void {
  if (!notices || !document.hidden) return
  void showNotice(title, text, tag)
}

async function showNotice(title: string, text: string, tag: string): Promise<void> {
  const path = location.pathname
  try {
    const notice = new Notification(title, { body: text, tag })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // Some phones only allow notices from a service worker.
    await (await worker())?.showNotification(title, { body: text, tag, data: { path } }).catch(() => undefined)
  }
}
