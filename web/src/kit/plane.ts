/** What part of a map is in sight: how large, and from where. Numbers are in units of the map. */

export interface Sight {
  x: number
  y: number
  /** So many times as large as when all of it is in sight. */
  zoom: number
}

export const WHOLE: Sight = { x: 0, y: 0, zoom: 1 }

/** Nothing but the map is in sight. */
export function within(sight: Sight, [width, height]: [number, number], most: number): Sight {
  const zoom = Math.min(most, Math.max(1, sight.zoom))
  const clamp = (at: number, size: number): number => Math.min(Math.max(0, at), size - size / zoom)
  return { x: clamp(sight.x, width), y: clamp(sight.y, height), zoom }
}

/** Larger or smaller, with what lies at a point staying where it is. */
export function zoomed(
  sight: Sight,
  factor: number,
  [x, y]: [number, number],
  size: [number, number],
  most: number,
): Sight {
  const zoom = Math.min(most, Math.max(1, sight.zoom * factor))
  const kept = sight.zoom / zoom
  return within({ x: x - (x - sight.x) * kept, y: y - (y - sight.y) * kept, zoom }, size, most)
}

export function moved(sight: Sight, dx: number, dy: number, size: [number, number], most: number): Sight {
  return within({ ...sight, x: sight.x + dx, y: sight.y + dy }, size, most)
}

/** With a point in the middle, at least so large. */
export function centred(
  sight: Sight,
  [x, y]: [number, number],
  least: number,
  size: [number, number],
  most: number,
): Sight {
  const zoom = Math.max(sight.zoom, least)
  return within({ x: x - size[0] / zoom / 2, y: y - size[1] / zoom / 2, zoom }, size, most)
}
