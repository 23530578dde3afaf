import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry, Me, Position } from './types'

// The first test waits until everything is compiled.
vi.setConfig({ testTimeout: 60_000 })

/** The browser's end of a socket, with what was said over it. */
class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  readyState = 0
  said: { watch?: string; since?: number; changes?: boolean; unwatch?: string; ping?: boolean }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as object)
  }

  close(): void {
    this.readyState = 3
  }

  async open(): Promise<void> {
    this.readyState = 1
    this.onopen?.()
    await settled()
  }

  async break(): Promise<void> {
    this.readyState = 3
    this.onclose?.()
    await settled()
  }

  async tell(position: Position): Promise<void> {
    this.onmessage?.({ data: JSON.stringify({ table: 't', position }) })
    await settled()
  }
}

/** Requests that wait for the test to answer them. */
interface Asked {
  what: string
  answer: (data: unknown) => Promise<void>
  refuse: (status: number, problem: object) => Promise<void>
  fail: () => Promise<void>
}
let asked: Asked[] = []
const channel = { heard: null as null | ((event: { data: unknown }) => void), said: [] as unknown[] }
const listeners = new Map<string, () => void>()
const listening = { addEventListener: (kind: string, heard: () => void) => listeners.set(kind, heard) }

const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined)

/** Answers the first request of a kind that nobody has answered. */
function request(what: string): Asked {
  const at = asked.findIndex((one) => one.what === what)
  expect(at, `${what} among ${asked.map((one) => one.what).join()}`).toBeGreaterThanOrEqual(0)
  return asked.splice(at, 1)[0]!
}

const ada = { id: 'ada', name: 'Ada' } as Me

function entry(number: number): Entry {
  return { number, kind: 'chat', text: String(number) } as Entry
}

function position(version: number, viewer: string | null, more: Partial<Position> = {}): Position {
  const fresh = { since: version - 1, entries: [entry(version)], options: [], now: version } as unknown as Position
  return { ...fresh, version, viewer, seat: viewer === null ? null : 0, ...more }
}

async function load() {
  const { LiveTable } = await import('./live.svelte')
  const me = await import('./me.svelte')
  return { LiveTable, me }
}

/** A page that shows a table to whoever it is. */
async function page(found: Me | null) {
  const { LiveTable, me } = await load()
  void me.recognise()
  const table = new LiveTable('t')
  await request('GET /me').answer(found)
  await FakeSocket.last.open()
  await FakeSocket.last.tell(position(3, found?.id ?? null, { since: -1, entries: [1, 2, 3].map(entry) }))
  return { table, me }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  asked = []
  FakeSocket.all = []
  channel.said = []
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { origin: 'http://tycoon.test' })
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} }, ...listening })
  vi.stubGlobal('window', listening)
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener(_kind: string, heard: typeof channel.heard): void {
        channel.heard = heard
      }
      postMessage(data: unknown): void {
        channel.said.push(data)
      }
    },
  )
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    return new Promise((resolve, reject) => {
      asked.push({
        what: `${method} ${path.replace('/api', '')}`,
        answer: async (data) => {
          resolve({ ok: true, status: 200, text: async () => JSON.stringify(data) })
          await settled()
        },
        refuse: async (status, problem) => {
          resolve({ ok: false, status, text: async () => JSON.stringify(problem) })
          await settled()
        },
        fail: async () => {
          reject(new TypeError('no network'))
          await settled()
        },
      })
    })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an older position never replaces a newer one, whichever way it comes', async () => {
  const { table } = await page(ada)
  void table.refresh()
  void table.refresh()
  const [first, second] = [request('GET /tables/t'), request('GET /tables/t')]
  await FakeSocket.last.tell(position(5, 'ada', { since: 3, entries: [entry(4), entry(5)] }))
  await second.answer(position(5, 'ada', { since: -1, autopass: true, now: 6 }))
  await first.answer(position(4, 'ada', { since: -1, entries: [1, 2, 3, 4].map(entry) }))
  expect([table.position?.version, table.position?.autopass]).toEqual([5, true])
  await FakeSocket.last.tell(position(5, 'ada', { since: 5, entries: [], now: 5.5 }))
  expect(table.position?.autopass).toBe(true)
  expect(table.entries.map((one) => one.number)).toEqual([1, 2, 3, 4, 5])
})

test('what is for nobody in particular never replaces what is for me', async () => {
  const { table, me } = await page(null)
  void table.refresh()
  const old = FakeSocket.last
  const anonymous = request('GET /tables/t')
  void me.introduce('Ada')
  await request('POST /me').answer(ada)
  // The line is opened anew, and told that nothing is known to whom I am now.
  expect(FakeSocket.all.length).toBe(2)
  void table.join(0)
  await request('POST /tables/t/join').answer(position(4, 'ada', { since: -1, entries: [1, 2, 3, 4].map(entry) }))
  expect(table.position?.seat).toBe(0)
  await old.tell(position(6, null))
  await anonymous.answer(position(7, null))
  expect([table.position?.viewer, table.position?.version]).toEqual(['ada', 4])
  await FakeSocket.last.open()
  expect(FakeSocket.last.said).toEqual([{ watch: 't', since: 4, changes: true }])
  await request('GET /me').answer(ada)
  expect(FakeSocket.all.length).toBe(2)
})

test('whoever is somebody else now knows nothing of what they knew before', async () => {
  const { table, me } = await page(ada)
  void me.claim('code')
  await request('POST /me/claim').answer({ id: 'bob', name: 'Bob' })
  expect(channel.said).toEqual(['me'])
  await FakeSocket.last.open()
  expect(FakeSocket.last.said).toEqual([{ watch: 't', since: -1, changes: true }])
  await FakeSocket.last.tell(position(3, 'bob', { since: -1, entries: [entry(2)] }))
  expect(table.entries.map((one) => one.number)).toEqual([2])
})

test('a tab that hears of it asks who I am, and opens its line anew', async () => {
  const { table, me } = await page(null)
  channel.heard?.({ data: 'me' })
  await request('GET /me').answer(ada)
  expect([me.myId(), FakeSocket.all.length]).toEqual(['ada', 2])
  expect(channel.said).toEqual([])
  // Only a new name is no reason.
  channel.heard?.({ data: 'me' })
  await request('GET /me').answer({ ...ada, name: 'Countess' })
  expect([me.me()?.name, FakeSocket.all.length]).toEqual(['Countess', 2])
  table.close()
})

test('a line that is somebody else’s is left, in growing pauses', async () => {
  const { table } = await page(ada)
  for (const wait of [500, 1000, 2000]) {
    const count = FakeSocket.all.length
    await FakeSocket.last.tell(position(9, null))
    await request('GET /me').answer(ada)
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(FakeSocket.all.length).toBe(count)
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeSocket.all.length).toBe(count + 1)
    await FakeSocket.last.open()
  }
  expect(table.position?.version).toBe(3)
})

test('a late answer about who I am does not undo an introduction', async () => {
  const { me } = await load()
  void me.recognise()
  await request('GET /me').answer(null)
  void me.doubt()
  const late = request('GET /me')
  void me.introduce('Ada')
  await request('POST /me').answer(ada)
  await late.answer(null)
  expect(me.me()).toEqual(ada)
})

test('whoever is quicker than the first answer keeps their name, and is introduced once', async () => {
  const { me } = await load()
  void me.recognise()
  const both = Promise.all([me.introduce('Guest'), me.introduce('Guest')])
  await request('GET /me').answer(ada)
  expect(await both).toEqual([ada, ada])
  expect(asked).toEqual([])
})

test('a line that breaks is opened in growing pauses, and goes on where it was', async () => {
  const { table } = await page(ada)
  await FakeSocket.last.break()
  expect([table.link, asked.length]).toEqual(['lost', 0])
  for (const wait of [500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
    const count = FakeSocket.all.length
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(FakeSocket.all.length).toBe(count)
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeSocket.all.length).toBe(count + 1)
    await FakeSocket.last.break()
    // Without a line, it is asked for in another way.
    await request('GET /tables/t').fail()
  }
  await vi.advanceTimersByTimeAsync(10_000)
  await FakeSocket.last.open()
  expect(FakeSocket.last.said).toEqual([{ watch: 't', since: 3, changes: true }])
  await FakeSocket.last.tell(position(6, 'ada', { since: 3, entries: [4, 5, 6].map(entry) }))
  expect(table.link).toBe('live')
  expect(table.entries.length).toBe(6)
  await FakeSocket.last.break()
  await vi.advanceTimersByTimeAsync(500)
  expect(FakeSocket.last.readyState).toBe(0)
})

test('a line that is refused says why, once, and the table is asked for in another way', async () => {
  const { table } = await page(ada)
  const { toasts } = await import('./toasts.svelte')
  await FakeSocket.last.break()
  for (const wait of [500, 1000]) {
    await vi.advanceTimersByTimeAsync(wait)
    await FakeSocket.last.open()
    FakeSocket.last.onmessage?.({ data: '{"problem": {"reason": "too-many-open", "text": "Close some tabs."}}' })
    await FakeSocket.last.break()
    expect(table.link).toBe('lost')
    await request('GET /tables/t').answer(position(4 + wait, 'ada', { since: -1 }))
    expect(table.position?.version).toBe(4 + wait)
  }
  expect(toasts().map((toast) => toast.text())).toEqual(['Close some tabs.'])
})

test('who is signed out elsewhere is told so, and is nobody from then on', async () => {
  const { table } = await page(ada)
  const { toasts } = await import('./toasts.svelte')
  const { me } = await import('./me.svelte')
  FakeSocket.last.onmessage?.({ data: '{"problem": {"reason": "signed-out", "text": "You were signed out."}}' })
  await FakeSocket.last.break()
  expect(toasts().map((toast) => toast.text())).toEqual(['You were signed out.'])
  await vi.advanceTimersByTimeAsync(700)
  await FakeSocket.last.open()
  await FakeSocket.last.tell(position(9, null))
  await request('GET /me').answer(null)
  expect(me()).toBe(null)
  await FakeSocket.last.open()
  await FakeSocket.last.tell(position(9, null, { since: -1 }))
  expect([table.position?.viewer, table.position?.seat]).toEqual([null, null])
})

test('who says too much is told at once, and it is not sent again and again', async () => {
  const { table } = await page(ada)
  const said = table.say('hello')
  await settled()
  const refused = expect(said).rejects.toMatchObject({ status: 429, problem: { reason: 'too-many-words' } })
  await request('POST /tables/t/chat').refuse(429, { reason: 'too-many-words', text: 'Wait a moment.' })
  await refused
  expect(table.link).not.toBe('lost')
})

test('what is missing is asked for', async () => {
  const { table } = await page(ada)
  await FakeSocket.last.tell(position(9, 'ada', { since: 8 }))
  expect(FakeSocket.last.said.at(-1)).toEqual({ watch: 't', since: 3, changes: true })
  await FakeSocket.last.tell(position(9, 'ada', { since: 3, entries: [4, 5, 6, 7, 8, 9].map(entry) }))
  expect(table.entries.length).toBe(9)
  expect(FakeSocket.last.said.length).toBe(2)
})

test('a silent line is asked whether it is alive, and left if it is not', async () => {
  const { table } = await page(ada)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(FakeSocket.last.said.at(-1)).toEqual({ ping: true })
  FakeSocket.last.onmessage?.({ data: '{"ping": 1}' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(table.link).toBe('live')
  listeners.get('online')?.()
  await vi.advanceTimersByTimeAsync(4000)
  expect(table.link).toBe('lost')
  expect(FakeSocket.all.length).toBe(1)
  listeners.get('visibilitychange')?.()
  expect(FakeSocket.all.length).toBe(2)
})

test('a page that is loaded opens one line, also when it is shown and woken meanwhile', async () => {
  const { table } = await page(ada)
  for (const kind of ['pageshow', 'visibilitychange', 'online']) listeners.get(kind)?.()
  expect(FakeSocket.all.length).toBe(1)
  table.close()
  expect(FakeSocket.last.said.at(-1)).toEqual({ unwatch: 't' })
  await settled()
  expect(FakeSocket.last.readyState).toBe(3)
})

test('what has changed is put into what was known', async () => {
  const { table } = await page(ada)
  const change = (changes: unknown, viewer: string, now: number): Promise<void> => {
    FakeSocket.last.onmessage?.({ data: JSON.stringify({ table: 't', changes, viewer, now }) })
    return settled()
  }
  await change(
    [
      [['version'], 4],
      [['since'], 3],
      [['entries'], [entry(4)]],
      [['actors'], [1]],
    ],
    'ada',
    9,
  )
  expect([table.position?.version, table.position?.now, table.position?.actors]).toEqual([4, 9, [1]])
  expect(table.entries.map((one) => one.number)).toEqual([1, 2, 3, 4])
  // Another line knows nothing of what was said over the one before.
  await FakeSocket.last.break()
  await vi.advanceTimersByTimeAsync(600)
  await FakeSocket.last.open()
  await change([[['version'], 9]], 'ada', 10)
  expect(table.position?.version).toBe(4)
})
