/** How this browser shows the page. */
import { recall, remember } from './storage'

export { canNotify, notified, notifiedAnyway, notify, notifyMe } from './notices.svelte'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const kept = recall('theme')
let chosen = $state<Theme>(THEMES.includes(kept as Theme) ? (kept as Theme) : 'auto')
show()

function show(): void {
  if (chosen === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = chosen
}

export function theme(): Theme {
  return chosen
}

export function paint(other: Theme): void {
  chosen = other
  remember('theme', other)
  show()
}
