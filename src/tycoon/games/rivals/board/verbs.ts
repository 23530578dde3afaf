/** What the board has a way of its own for; the rest are buttons beside what they are about. */
export const OWN = [
  'accept',
  'call',
  'assign',
  'hire',
  'sell',
  'improve',
  'boost',
  'retrain',
  'study',
  'spy',
  'layoff',
  'discard',
]
