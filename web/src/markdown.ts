/** The little of Markdown that rulebooks use, as safe HTML: headings, paragraphs, lists, bold, italics, code, and links to clauses. */
import type { PictureInfo } from './types'

const PICTURE = /^!\[([^\]]+)\]\(picture:([a-z0-9-]+) "([^"]+)"\)\s*$/m

function inline(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\(#([a-z0-9-]+)\)/g, '<a href="#clause-$2" data-to="$2">$1</a>')
}

/** A text as HTML; a line `## …` becomes a heading of this level. */
export function html(text: string, heading = 3): string {
  return text
    .split(/\n\s*\n/)
    .map((block) => {
      const title = /^##\s+(.*)$/.exec(block.trim())
      if (title) return `<h${heading}>${inline(title[1]!)}</h${heading}>`
      const lines = block.trim().split('\n')
      const first = /^\s*([-*]|\d+\.)\s+/.exec(lines[0] ?? '')
      if (!first) return `<p>${inline(block.replace(/\n/g, ' '))}</p>`
      const items: string[] = []
      for (const line of lines) {
        const start = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line)
        if (start) items.push(start[1]!)
        else items[items.length - 1] += ` ${line.trim()}`
      }
      const tag = /\d/.test(first[1]!) ? 'ol' : 'ul'
      return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`
    })
    .join('')
}

/** A text with pictures in it: HTML, and the pictures between. */
export function illustrated(text: string, heading = 3): (string | PictureInfo)[] {
  const found = PICTURE.exec(text)
  if (!found) return text.trim() ? [html(text.trim(), heading)] : []
  const [line, seen, name, caption] = found as unknown as [string, string, string, string]
  return [
    ...illustrated(text.slice(0, found.index), heading),
    { name, seen, caption },
    ...illustrated(text.slice(found.index + line.length), heading),
  ]
}
