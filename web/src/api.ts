/** Requests to the server. */
import { code, has, say } from './say.svelte'
import type { Problem } from './types'
import type { Fact } from './words/fluent'
import { formatJson, parseJson } from './words/json'

const PATIENCE = 15_000
/** Why somebody has to wait a moment; all else of which there is too much stays so until they do something about it. */
const PASSING = ['too-many', 'too-many-connections', 'house-full', 'http-429']

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
    const { status, problem } = this
    return status === 0 || status === 408 || status >= 500 || (status === 429 && PASSING.includes(problem.reason))
  }
}

function unreachable(): Refused {
  return new Refused(0, { reason: 'unreachable', text: '', facts: {}, refusal: null, position: null })
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const kind: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  let response: Response
  let text: string
  try {
    response = await fetch(`/api${path}`, {
      method,
      // What is fetched ahead with the page is found again only if nothing is said about it here.
      ...(method === 'GET' ? {} : { headers: { 'accept-language': code(), ...kind } }),
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
    text: problem?.text ?? '',
    facts: problem?.facts ?? {},
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

/** What to tell people about an error, in the language of the page: to be asked whenever it is shown. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Refused)) return String(error)
  if (error.problem.reason === 'unreachable') return say('unreachable')
  return inWords(error.problem) || say('went-wrong', { status: error.status })
}

/** A problem in words: the server's own where the page has none. */
export function inWords(problem: Problem): string {
  const id = `problem-${problem.reason}`
  try {
    return has(id) ? say(id, problem.facts as Record<string, Fact>) : problem.text
  } catch {
    // A server of another version mentions other facts.
    return problem.text
  }
}
