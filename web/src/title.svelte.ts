/** What the browser calls the page: its own title, and before it how many games wait elsewhere. */
import { waiting } from './lobby.svelte'

let own = $state('Tycoon')

/** Names the page that is shown. */
export function titled(text: string): void {
  own = text
}

/** The whole of it. */
export function wholeTitle(): string {
  const count = waiting().length
  return count > 0 ? `(${count}) ${own}` : own
}
