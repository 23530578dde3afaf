/**
 * Makes what lies on the table as large as its place allows, and small enough to be seen at once. The place itself
 * scrolls only where even the smallest letters do not help.
 */
const SIZES = [0.78, 0.81, 0.84, 0.88, 0.92, 0.96, 1, 1.06, 1.12, 1.2, 1.28]
/** Where there is room again, things grow only if they can grow by so many steps: nothing breathes with every move. */
const STEPS = 3
/** And not more often than once in so many milliseconds is it tried. */
const WHILE = 2000

/** To be attached to the place; its only child is fitted, if that is `wanted`. */
export function fit(wanted: () => boolean): (place: HTMLElement) => () => void {
  return (place) => {
    let now = -1
    let wide = 0
    let high = 0
    let asked = 0
    let tried = 0

    const fits = (thing: HTMLElement, size: number): boolean => {
      if (thing.style.zoom !== String(size)) thing.style.zoom = String(size)
      return [place, ...thing.querySelectorAll('[role=region]')].every(
        (one) => one.scrollWidth <= one.clientWidth && (one !== place || one.scrollHeight <= one.clientHeight),
      )
    }

    /** The largest size that fits, or the smallest there is. Each try is a layout, so few are made. */
    const largest = (thing: HTMLElement): number => {
      let low = 0
      let high = SIZES.length - 1
      while (low < high) {
        const middle = Math.ceil((low + high) / 2)
        if (fits(thing, SIZES[middle]!)) low = middle
        else high = middle - 1
      }
      return low
    }

    const measure = (): void => {
      asked = 0
      const thing = place.firstElementChild
      if (!(thing instanceof HTMLElement)) return
      if (!wanted()) {
        thing.style.removeProperty('zoom')
        now = -1
        return
      }
      const anew = now < 0 || place.clientWidth !== wide || place.clientHeight !== high
      wide = place.clientWidth
      high = place.clientHeight
      const last = SIZES.length - 1
      let grows = false
      if (!anew && now < last && performance.now() > tried + WHILE) {
        tried = performance.now()
        grows = fits(thing, SIZES[Math.min(now + STEPS, last)]!)
      }
      if (anew || grows || !fits(thing, SIZES[now]!)) now = largest(thing)
      fits(thing, SIZES[now]!)
    }

    const ask = (): void => {
      if (!asked) asked = requestAnimationFrame(measure)
    }
    const sized = new ResizeObserver(ask)
    sized.observe(place)
    const changed = new MutationObserver(ask)
    document.fonts.addEventListener('loadingdone', ask)
    changed.observe(place, { childList: true, characterData: true, subtree: true })
    return () => {
      cancelAnimationFrame(asked)
      sized.disconnect()
      changed.disconnect()
      document.fonts.removeEventListener('loadingdone', ask)
    }
  }
}
