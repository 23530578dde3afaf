/** Lengths of time in words. */
import { say } from './say.svelte'

export function span(seconds: number): string {
  const minutes = Math.floor(Math.max(0, seconds) / 60)
  if (minutes < 60) return say('span-minutes', { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? say('span-hours', { count: hours }) : say('span-days', { count: Math.floor(hours / 24) })
}
