/**
 * Makes what lies on the table as large as its place allows, and small enough to be seen at once. The place itself
 * scrolls only where even the smallest letters do not help.
 */
const SIZES = [0.84, 0.88, 0.92, 0.96, 1, 1.06, 1.12, 1.2, 1.28, 1.36]
/** Where there is room again, things grow only if they can grow by so many steps: nothing breathes with every move. */
const STEPS = 3

/** To be attached to the place; its only child is fitted. `most` is the largest size that is wanted, if any is. */
export function fit(most: () => number | null): (place: HTMLElement) => () => void {
  return (place) => {
    let now = -1
    let wide = 0
    let high = 0
    let asked = 0

    const fits = (thing: HTMLElement, size: number): boolean => {
      thing.style.zoom = String(size)
      return place.scrollHeight <= place.clientHeight && place.scrollWidth <= place.clientWidth
    }

    const measure = (): void => {
      asked = 0
      const thing = place.firstElementChild
      if (!(thing instanceof HTMLElement)) return
      const limit = most()
      if (limit === null) {
        thing.style.removeProperty('zoom')
        now = -1
        return
      }
      const sizes = SIZES.filter((size) => size <= limit)
      const anew = now < 0 || now >= sizes.length || place.clientWidth !== wide || place.clientHeight !== high
      wide = place.clientWidth
      high = place.clientHeight
      let best = sizes.length - 1
      while (best > 0 && !fits(thing, sizes[best]!)) best -= 1
      if (anew || best < now || best >= now + STEPS || best === sizes.length - 1) now = best
      thing.style.zoom = String(sizes[now]!)
    }

    const ask = (): void => {
      if (!asked) asked = requestAnimationFrame(measure)
    }
    const sized = new ResizeObserver(ask)
    sized.observe(place)
    const changed = new MutationObserver(ask)
    changed.observe(place, { childList: true, characterData: true, subtree: true })
    return () => {
      cancelAnimationFrame(asked)
      sized.disconnect()
      changed.disconnect()
    }
  }
}
