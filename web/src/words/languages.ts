/**
 * Which languages there are: those in which the words that all games share are written, as in `tycoon.language`. What a
 * language is called and how it writes numbers stands there, too. They are found when the page is built.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle'

const SHARED = byCode(
  import.meta.glob<string>('../../../src/tycoon/core/messages.*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** The codes of all languages, English first. */
export const CODES = codesOf(SHARED)

/** How a language writes numbers. */
export interface Signs {
  group: string
  decimal: string
}

const signs = new Map(CODES.map((code) => [code, signsOf(code)]))

/** Texts by language, from files called `messages.<code>.ftl`. */
export function byCode(files: Record<string, string>): Map<string, string> {
  const found = new Map<string, string>()
  for (const [path, text] of Object.entries(files)) {
    const code = /messages\.([a-z]{2})\.ftl$/.exec(path)?.[1]
    if (code) found.set(code, text)
  }
  return found
}

/** The languages of some texts in order, English first. */
export function codesOf(texts: ReadonlyMap<string, string>): string[] {
  return ['en', ...[...texts.keys()].filter((code) => code !== 'en').sort()]
}

/** The texts of a language, each after the English one, which speaks where there is none in that language. */
export function textsOf(code: string, ...parts: ReadonlyMap<string, string>[]): string[] {
  return parts.flatMap((part) => [part.get('en') ?? '', ...(code === 'en' ? [] : [part.get(code) ?? ''])])
}

/** The words that all games share, in a language. */
export function shared(): ReadonlyMap<string, string> {
  return SHARED
}

/** How a language writes numbers; one we do not speak, as English does. */
export function signsIn(code: string): Signs {
  return signs.get(code) ?? { group: ',', decimal: '.' }
}

function signsOf(code: string): Signs {
  const bundle = new FluentBundle(code, { useIsolating: false })
  for (const text of textsOf(code, SHARED)) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  const sign = (id: string): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? '')
  return { group: sign('sign-group'), decimal: sign('sign-decimal') }
}
