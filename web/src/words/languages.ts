/**
 * Which languages there are: those in which the words that all games share are written, as in `tycoon.language`. What a
 * language is called and how it writes numbers stands there, too. They are found when the page is built; the words of
 * a language are loaded when somebody speaks it.
 */
import spoken from 'virtual:languages'

const known = new Map(spoken.map((one) => [one.code, one]))

/** The codes of all languages, English first. */
export const CODES = spoken.map((one) => one.code)

/** How a language writes numbers. */
export interface Signs {
  group: string
  decimal: string
}

/** How a language writes numbers; one we do not speak, as English does. */
export function signsIn(code: string): Signs {
  const { group, decimal } = known.get(code) ?? { group: ',', decimal: '.' }
  return { group, decimal }
}

/** Each language by its own name. */
export function nameOf(code: string): string {
  return known.get(code)?.name ?? code
}

/** Where the words of a language are. */
export function addressOf(code: string): string {
  return known.get(code)?.url ?? ''
}
