/** Opening tables. */
import { post } from './api'
import { bots, game } from './games.svelte'
import { introduce } from './me.svelte'
import type { NewTable, Pace, Place, TableInfo } from './types'

export const FREE: Pace = { kind: 'free', bank: 600, per_move: 30, hours: 24 }

/** How many sit down if nobody says otherwise. */
export function usualSeats(name: string): number {
  const info = game(name)
  return info ? Math.max(info.fewest, Math.min(info.most, 4)) : 2
}

/** The bot one plays against if one does not choose. */
export function usualBot(): string {
  return bots().find((bot) => bot.usual)?.kind ?? ''
}

export function newTable(name: string, places: Place[]): NewTable {
  return {
    game: name,
    places,
    variant: {},
    components: '',
    public: places.some((place) => place.kind === 'open'),
    open_after: null,
    pace: FREE,
    word: '',
  }
}

/** Opens a table and starts it if nobody has to come; returns its id. */
export async function open(table: NewTable): Promise<string> {
  await introduce()
  const made = await post<TableInfo | { table: TableInfo }>('/tables', table)
  const info = 'table' in made ? made.table : made
  if (info.status === 'waiting' && info.chairs.every((chair) => chair.kind !== 'open'))
    await post(`/tables/${encodeURIComponent(info.id)}/start`)
  return info.id
}

/** A table at which a lesson is given. */
export async function openLesson(name: string, lesson: string): Promise<string> {
  await introduce()
  return (await post<{ table: TableInfo }>('/lessons', { game: name, lesson })).table.id
}

/** A game against bots, at once. */
export async function openAgainstBots(name: string): Promise<string> {
  const bot = usualBot()
  const places = Array.from({ length: usualSeats(name) }, (_, at): Place =>
    at === 0 ? { kind: 'me', bot: '' } : { kind: 'bot', bot },
  )
  return open(newTable(name, places))
}
