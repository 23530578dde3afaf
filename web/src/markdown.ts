/** The little of Markdown that rulebooks use, as safe HTML: paragraphs, lists, bold, italics, code. */

function inline(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>')
}

export function html(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split('\n')
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
