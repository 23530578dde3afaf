/** JSON with whole numbers of any length. The API's numbers are exact; JavaScript's own are so up to 15 digits. */

import type { Facts, Json, Whole } from '../types'

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const LONG_INTEGER = /^-?\d{16,}$/

/** Reads JSON; whole numbers of 16 digits and more become BigInts. Throws SyntaxError. */
export function parseJson(text: string): Json {
  // Long numbers go through the parser as strings with a mark that no other string of this text begins with.
  let mark = 'n'
  while (text.includes(`"${mark}`)) mark += 'n'
  let long = false
  const marked = text.replace(STRING_OR_NUMBER, (token) => {
    if (!LONG_INTEGER.test(token)) return token
    long = true
    return `"${mark}${token}"`
  })
  if (!long) return JSON.parse(text) as Json
  return JSON.parse(marked, (_name, value: Json) =>
    typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
  ) as Json
}

/** Writes JSON; the mirror of `parseJson`. Members that are undefined are left out. */
export function formatJson(value: unknown): string {
  if (typeof value === 'bigint') return value.toString()
  if (Array.isArray(value)) return `[${value.map(formatJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined)
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${formatJson(member)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}

/** Whether a value is a whole number, of whatever length. */
export function isNumber(value: unknown): value is Whole {
  return typeof value === 'number' || typeof value === 'bigint'
}

/** Whether a value has parts by name. */
export function isObject(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
