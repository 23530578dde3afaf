/** Whole numbers of any length, as people write them. */
import type { Whole } from './types'

const GROUPED = /^([+-]?)(\d{1,3}(?:[\s,_'’.]\d{3})+|\d+)$/
const SCALED = /^([+-]?)(\d+)(?:[.,](\d+))?\s*([km])$/i
const SCALES: Record<string, number> = { k: 3, m: 6 }
const PLAIN = 15

function whole(sign: string, digits: string): Whole {
  const trimmed = digits.replace(/^0+(?=\d)/, '')
  const text = `${sign === '-' && trimmed !== '0' ? '-' : ''}${trimmed}`
  return trimmed.length <= PLAIN ? Number(text) : BigInt(text)
}

/** `3000`, `3 000`, `3,000`, `3k`, `1.5M`; null if it is no whole number. */
export function readNumber(text: string): Whole | null {
  const trimmed = text.trim().replace(/−/g, '-')
  const grouped = GROUPED.exec(trimmed)
  if (grouped) return whole(grouped[1]!, grouped[2]!.replace(/\D/g, ''))
  const scaled = SCALED.exec(trimmed)
  if (scaled) {
    const places = SCALES[scaled[4]!.toLowerCase()]!
    const fraction = (scaled[3] ?? '').replace(/0+$/, '')
    if (fraction.length <= places) return whole(scaled[1]!, scaled[2]! + fraction.padEnd(places, '0'))
  }
  return null
}
