/** The portraits of industries. */
import Capitol from '~icons/game-icons/capitol'
import Cash from '~icons/game-icons/cash'
import Factory from '~icons/game-icons/factory'
import House from '~icons/game-icons/family-house'
import Other from '~icons/game-icons/stamper'
import Wheat from '~icons/game-icons/wheat'

const PORTRAITS: Record<string, typeof Other> = {
  agriculture: Wheat,
  housing: House,
  finance: Cash,
  manufacturing: Factory,
  government: Capitol,
}

export function portraitOf(industry: string): typeof Other {
  return PORTRAITS[industry] ?? Other
}
