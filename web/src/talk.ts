/** What people say at a table, and how much of it this browser's person has not seen. */
import { recall, remember } from './storage'
import type { Entry } from './types'

const KEY = 'talk-seen'
/** So many tables are remembered; those looked at last. */
const TABLES = 100

export function talk(entries: Entry[]): Entry[] {
  return entries.filter((entry) => entry.kind === 'chat')
}

/** Whether I said it: from my seat, or under my name if I only watch. */
export function isMine(entry: Entry, seat: number | null, name: string): boolean {
  return entry.seat === null ? seat === null && entry.name === name : entry.seat === seat
}

/** How many lines of others came after the last one seen. */
export function unread(entries: Entry[], seen: number, seat: number | null, name: string): number {
  return talk(entries).filter((entry) => entry.number > seen && !isMine(entry, seat, name)).length
}

/** The number of the last line that was seen at a table; -1 if none was. */
export function lastSeen(table: string): number {
  return kept().find(([id]) => id === table)?.[1] ?? -1
}

export function see(table: string, number: number): void {
  if (number <= lastSeen(table)) return
  const others = kept().filter(([id]) => id !== table)
  remember(KEY, JSON.stringify([...others, [table, number]].slice(-TABLES)))
}

function kept(): [string, number][] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one): one is [string, number] => Array.isArray(one)) : []
  } catch {
    return []
  }
}
