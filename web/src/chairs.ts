/** What those on chairs are called, in the language of the page. */

import { bots } from './games.svelte'
import { capital, has, say } from './say.svelte'
import type { Chair } from './types'

/** What a kind of bot is called: our own by a word, others by the title they bring. */
export function kindOf(bot: string): string {
  return has(`bot-${bot}`) ? say(`bot-${bot}`).split(' – ')[0]! : bots().find((one) => one.kind === bot)?.title || bot
}

/** Who sits on a chair. The server names our bots after their kind, in English: `Manager 2`. */
export function nameOn(chair: Pick<Chair, 'kind' | 'name' | 'bot'>): string {
  if (chair.kind === 'open') return say('free-seat')
  // Who has deleted their account has left no name.
  if (!chair.name) return say('somebody-gone')
  const [first = '', number] = chair.name.split(' ')
  if (chair.kind !== 'bot' || first.toLowerCase() !== chair.bot || !has(`bot-${chair.bot}`)) return chair.name
  return capital(kindOf(chair.bot)) + (number ? ` ${number}` : '')
}
