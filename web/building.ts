/**
 * What the build adds to the bundler: one file of words for each language, compressed copies of all files, and a list
 * (`build.json`) from which the server knows what each page needs.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const SHARED = here('../src/tycoon/core/')
const SERVER = here('../src/tycoon/server/')
/** Where words are written: those that all games share, the server's, the page's. */
const FOLDERS = [SHARED, SERVER, here('./src/')]

/** A language as the page must know it before it has its words. */
export interface Spoken {
  code: string
  /** What it is called, in itself. */
  name: string
  group: string
  decimal: string
  /** Where its words are. */
  url: string
}

/** The codes of the languages: those in which the words that all games share are written, English first. */
export function codesIn(names: string[]): string[] {
  const codes = names.flatMap((name) => /^messages\.([a-z]{2})\.ftl$/.exec(name)?.[1] ?? [])
  return ['en', ...codes.filter((code) => code !== 'en').sort()]
}

function messagesIn(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of text.replaceAll(/^#.*\n?/gm, '').split(/^(?=-?[A-Za-z][\w-]*\s*=)/m)) {
    const id = /^(-?[A-Za-z][\w-]*)\s*=/.exec(part)?.[1]
    if (id) found.set(id, part.trimEnd())
  }
  return found
}

/** The words of a language without comments; English ones stand in for those it does not have. */
export function wordsOf(english: string, own: string): string {
  return [...new Map([...messagesIn(english), ...messagesIn(own)]).values()].join('\n') + '\n'
}

function read(folder: string, code: string): string {
  try {
    const text = readFileSync(`${folder}messages.${code}.ftl`, 'utf-8')
    if (folder !== SERVER) return text
    // Why the server turns something down is said by the page; all else the server says by itself.
    return [...messagesIn(text)].flatMap(([id, part]) => (id.startsWith('problem-') ? [part] : [])).join('\n')
  } catch {
    return ''
  }
}

function allWords(code: string): string {
  return FOLDERS.map((folder) => wordsOf(read(folder, 'en'), code === 'en' ? '' : read(folder, code))).join('')
}

function describe(code: string, url: string): Spoken {
  const bundle = new FluentBundle(code, { useIsolating: false })
  bundle.addResource(new FluentResource(allWords(code)))
  const say = (id: string): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? '')
  return { code, name: say('language-name'), group: say('sign-group'), decimal: say('sign-decimal'), url }
}

const LIST = 'virtual:languages'
const DEVELOPED = '/@words/'

/** The module `virtual:languages`, and the files with words that it names. */
export function languages(): Plugin {
  let building = false
  const codes = (): string[] => codesIn(readdirSync(SHARED))
  const fileOf = (code: string): string =>
    `assets/words-${code}-${createHash('sha256').update(allWords(code)).digest('base64url').slice(0, 8)}.ftl`
  return {
    name: 'tycoon-languages',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId: (id) => (id === LIST ? `\0${LIST}` : undefined),
    load(id) {
      if (id !== `\0${LIST}`) return undefined
      for (const code of codes()) for (const folder of FOLDERS) this.addWatchFile(`${folder}messages.${code}.ftl`)
      const list = codes().map((code) => describe(code, building ? `/${fileOf(code)}` : `${DEVELOPED}${code}.ftl`))
      return `export default ${JSON.stringify(list)}`
    },
    generateBundle() {
      for (const code of codes()) this.emitFile({ type: 'asset', fileName: fileOf(code), source: allWords(code) })
    },
    configureServer(server) {
      server.middlewares.use(DEVELOPED, (request, response) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8')
        response.end(allWords(request.url?.slice(1, 3) ?? 'en'))
      })
    },
  }
}

/** The list of what each page loads, so that the server can tell the browser at once. */
export function listing(): Plugin {
  return {
    name: 'tycoon-listing',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const pages: Record<string, string[]> = {}
      const words: Record<string, string> = {}
      const all = Object.values(bundle)
      const entry = all.find((one) => one.type === 'chunk' && one.isEntry && one.fileName !== WORKER)
      const reach = (name: string, found: Set<string>): Set<string> => {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk' || found.has(name)) return found
        found.add(name)
        for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
        for (const next of chunk.imports) reach(next, found)
        return found
      }
      const common = entry ? reach(entry.fileName, new Set()) : new Set<string>()
      for (const one of all) {
        const page = one.type === 'chunk' && /\/src\/pages\/(\w+)\.svelte$/.exec(one.facadeModuleId ?? '')?.[1]
        if (page) pages[page.toLowerCase()] = [...reach(one.fileName, new Set())].filter((name) => !common.has(name))
        const code = /^assets\/words-([a-z]{2})-/.exec(one.fileName)?.[1]
        if (code) words[code] = one.fileName
      }
      const hash = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
      const worker = bundle[WORKER]
      if (worker?.type === 'chunk') worker.code = worker.code.replace('__BUILD__', hash)
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ hash, words, pages }) })
    },
  }
}

/** The service worker's file, which must have the same name for ever. */
export const WORKER = 'worker.js'

const PACKED = /\.(js|css|svg|ftl|webmanifest)$/

/** Beside each file that gets smaller by it, one for browsers that take Brotli and one for all others. */
export function packing(): Plugin {
  return {
    name: 'tycoon-packing',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const one of Object.values(bundle)) {
          if (!PACKED.test(one.fileName)) continue
          const source = Buffer.from(one.type === 'chunk' ? one.code : one.source)
          const packed = {
            br: brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
            gz: gzipSync(source, { level: 9 }),
          }
          for (const [kind, bytes] of Object.entries(packed))
            if (bytes.length < source.length)
              this.emitFile({ type: 'asset', fileName: `${one.fileName}.${kind}`, source: bytes })
        }
      },
    },
  }
}
