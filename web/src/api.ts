/** Requests to the server. */
import { code, say } from './say.svelte'
import type { Problem } from './types'
import { formatJson, parseJson } from './words/json'

const PATIENCE = 15_000

/** The server turned a request down, or (status 0) could not be reached. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text)
  }

  /** Whether the same request may well succeed a little later. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

function unreachable(): Refused {
  return new Refused(0, { reason: 'unreachable', text: say('unreachable'), refusal: null, position: null })
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  let text: string
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': code(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: formatJson(body) }),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
    })
    text = await response.text()
  } catch {
    throw unreachable()
  }
  let data: unknown
  try {
    data = text ? parseJson(text) : null
  } catch {
    data = null
  }
  if (response.ok) return data as T
  const problem = data as Partial<Problem> | null
  throw new Refused(response.status, {
    reason: problem?.reason ?? `http-${response.status}`,
    text: problem?.text ?? say('went-wrong', { status: response.status }),
    refusal: problem?.refusal ?? null,
    position: problem?.position ?? null,
  })
}

export const get = <T>(path: string): Promise<T> => request<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body)

/** An id for a command, so that sending it twice has one effect. */
export function newId(): string {
  // randomUUID is missing where the page came over plain http.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** What to tell people about an error. */
export function reasonOf(error: unknown): string {
  return error instanceof Refused ? error.problem.text : String(error)
}
