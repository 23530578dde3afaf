/** The fine lines of banknotes. */

const points = (count: number, at: (part: number) => [number, number]): string =>
  Array.from({ length: count + 1 }, (_, step) => {
    const [x, y] = at(step / count)
    return `${step ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
  }).join('')

/** A rosette around 0: a point on a circle that rolls around, so many times, within a circle of this radius. */
export function rosette(radius: number, petals: number, turns: number, depth = 0.62): string {
  return points(petals * 14, (part) => {
    const angle = part * turns * 2 * Math.PI
    const far = radius * (1 - depth / 2 + (depth / 2) * Math.cos((petals / turns) * angle))
    return [far * Math.cos(angle), far * Math.sin(angle)]
  })
}

/** Waves that cross each other, within a width, around a height. */
export function waves(width: number, middle: number, high: number, lines: number, periods: number): string {
  return Array.from({ length: lines }, (_, line) =>
    points(periods * 10, (part) => [
      part * width,
      middle +
        high *
          Math.sin(part * periods * 2 * Math.PI + (line * 2 * Math.PI) / lines) *
          (0.55 + 0.45 * Math.cos(part * 6 * Math.PI + line)),
    ]),
  ).join('')
}
