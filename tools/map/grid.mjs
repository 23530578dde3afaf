/**
 * A drawing as a fine grid of cells, each of which belongs to one thing: shapes of different sources that do not quite fit
 * are filled in, gaps closed, islets dropped, and then borders are traced, so that neighbours share every border exactly.
 */

export const WATER = 0
export const OUTSIDE = 255

/** Cells per unit of the map. */
export const FINE = 4

export class Grid {
  /** @param {[number, number, number, number]} frame what is drawn: x, y, width, height in units */
  constructor(frame, margin = 8) {
    this.frame = frame
    this.left = frame[0] - margin
    this.top = frame[1] - margin
    this.width = Math.round((frame[2] + 2 * margin) * FINE)
    this.height = Math.round((frame[3] + 2 * margin) * FINE)
    this.cells = new Uint8Array(this.width * this.height)
  }

  /** All cells inside the rings (even-odd) become `value` where `where` allows it. */
  fill(rings, value, where = () => true) {
    const rows = Array.from({ length: this.height }, () => [])
    for (const ring of rings)
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [ax, ay] = this.#at(ring[j])
        const [bx, by] = this.#at(ring[i])
        if (ay === by) continue
        const from = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5))
        const to = Math.min(this.height - 1, Math.ceil(Math.max(ay, by) - 0.5) - 1)
        for (let row = from; row <= to; row++) rows[row].push(ax + ((row + 0.5 - ay) / (by - ay)) * (bx - ax))
      }
    rows.forEach((crossings, row) => {
      crossings.sort((a, b) => a - b)
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const from = Math.max(0, Math.ceil(crossings[k] - 0.5))
        const to = Math.min(this.width - 1, Math.ceil(crossings[k + 1] - 0.5) - 1)
        for (let column = from; column <= to; column++) {
          const cell = row * this.width + column
          if (where(this.cells[cell])) this.cells[cell] = value
        }
      }
    })
  }

  #at([x, y]) {
    return [(x - this.left) * FINE, (y - this.top) * FINE]
  }

  /** Water narrower than twice this many units becomes land of whoever is nearest. */
  close(radius) {
    const reach = radius * FINE
    const land = this.cells.map((value) => (value === WATER ? 0 : 1))
    const far = distances(land, this.width, this.height, 1)
    const wide = far.map((d) => (d > reach * reach ? 1 : 0))
    const back = distances(wide, this.width, this.height, 1)
    const gap = back.map((d, cell) => (land[cell] === 0 && d > reach * reach ? 1 : 0))
    let front = []
    for (let cell = 0; cell < land.length; cell++) if (land[cell] === 1 && this.#beside(cell, gap)) front.push(cell)
    while (front.length > 0) {
      const next = []
      for (const cell of front)
        for (const other of this.#around(cell))
          if (gap[other] === 1) {
            gap[other] = 0
            this.cells[other] = this.cells[cell]
            next.push(other)
          }
      front = next
    }
  }

  #around(cell) {
    const column = cell % this.width
    const found = []
    if (column > 0) found.push(cell - 1)
    if (column < this.width - 1) found.push(cell + 1)
    if (cell >= this.width) found.push(cell - this.width)
    if (cell + this.width < this.cells.length) found.push(cell + this.width)
    return found
  }

  #beside(cell, mask) {
    return this.#around(cell).some((other) => mask[other] === 1)
  }

  /** Pieces below so many square units go to whatever surrounds them most: islets to the sea, ponds to the land. */
  drop(least) {
    const seen = new Uint8Array(this.cells.length)
    const limit = (value) => (typeof least === 'function' ? least(value) : least) * FINE * FINE
    for (let start = 0; start < this.cells.length; start++) {
      if (seen[start] === 1) continue
      const value = this.cells[start]
      const piece = [start]
      const edges = new Map()
      seen[start] = 1
      for (let i = 0; i < piece.length; i++)
        for (const other of this.#around(piece[i])) {
          if (this.cells[other] !== value) edges.set(this.cells[other], (edges.get(this.cells[other]) ?? 0) + 1)
          else if (seen[other] === 0) {
            seen[other] = 1
            piece.push(other)
          }
        }
      if (piece.length >= limit(value) || edges.size === 0) continue
      const [most] = [...edges].sort((a, b) => b[1] - a[1])[0]
      for (const cell of piece) this.cells[cell] = most
    }
  }

  /** What is beyond the frame is not drawn. */
  cut() {
    const [x, y, w, h] = this.frame
    for (let row = 0; row < this.height; row++)
      for (let column = 0; column < this.width; column++) {
        const px = this.left + (column + 0.5) / FINE
        const py = this.top + (row + 0.5) / FINE
        if (px < x || py < y || px > x + w || py > y + h) this.cells[row * this.width + column] = OUTSIDE
      }
  }

  value(x, y) {
    const column = Math.floor((x - this.left) * FINE)
    const row = Math.floor((y - this.top) * FINE)
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return OUTSIDE
    return this.cells[row * this.width + column]
  }

  /**
   * The borders between cells of different value, as chains between the points where three or more meet:
   * `{points, left, right, closed}`, left and right as seen when walking along with y downwards.
   */
  trace() {
    const { width, height, cells } = this
    const across = width + 1
    const value = (column, row) =>
      column < 0 || row < 0 || column >= width || row >= height ? OUTSIDE : cells[row * width + column]
    // Directions: 0 right, 1 down, 2 left, 3 up. The cell at the left hand and the one at the right hand of a step.
    const hands = (vx, vy, direction) => {
      if (direction === 0) return [value(vx, vy - 1), value(vx, vy)]
      if (direction === 1) return [value(vx, vy), value(vx - 1, vy)]
      if (direction === 2) return [value(vx - 1, vy), value(vx - 1, vy - 1)]
      return [value(vx - 1, vy - 1), value(vx, vy - 1)]
    }
    const STEP = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ]
    const ways = (vx, vy) =>
      [0, 1, 2, 3].filter((d) => {
        const [l, r] = hands(vx, vy, d)
        return l !== r
      })
    const done = new Set()
    const key = (vx, vy, d) =>
      d === 0 || d === 1
        ? (vy * across + vx) * 2 + d
        : d === 2
          ? (vy * across + vx - 1) * 2
          : ((vy - 1) * across + vx) * 2 + 1
    const chains = []
    const walk = (vx, vy, direction) => {
      const [left, right] = hands(vx, vy, direction)
      const points = [[vx, vy]]
      let x = vx
      let y = vy
      let d = direction
      for (;;) {
        done.add(key(x, y, d))
        x += STEP[d][0]
        y += STEP[d][1]
        points.push([x, y])
        const on = ways(x, y)
        if (on.length !== 2 || (x === vx && y === vy)) break
        d = on.find((other) => other !== (d + 2) % 4)
      }
      const closed = x === vx && y === vy && ways(x, y).length === 2
      chains.push({
        points: points.map(([px, py]) => [this.left + px / FINE, this.top + py / FINE]),
        left,
        right,
        closed,
      })
    }
    const plain = []
    for (let vy = 0; vy <= height; vy++)
      for (let vx = 0; vx <= width; vx++) {
        const a = value(vx - 1, vy - 1)
        const b = value(vx, vy - 1)
        const c = value(vx - 1, vy)
        const e = value(vx, vy)
        if (a === b && b === c && c === e) continue
        const on = ways(vx, vy)
        if (on.length === 2) plain.push([vx, vy])
        else for (const d of on) if (!done.has(key(vx, vy, d))) walk(vx, vy, d)
      }
    for (const [vx, vy] of plain) for (const d of ways(vx, vy)) if (!done.has(key(vx, vy, d))) walk(vx, vy, d)
    return chains
  }
}

/** Squared distances, in cells, to the nearest cell of this value (Felzenszwalb and Huttenlocher). */
function distances(mask, width, height, wanted) {
  const far = 1e9
  const field = new Float32Array(mask.length)
  for (let i = 0; i < mask.length; i++) field[i] = mask[i] === wanted ? 0 : far
  const size = Math.max(width, height)
  const f = new Float64Array(size)
  const d = new Float64Array(size)
  const v = new Int32Array(size)
  const z = new Float64Array(size + 1)
  const line = (n) => {
    let k = 0
    v[0] = 0
    z[0] = -Infinity
    z[1] = Infinity
    for (let q = 1; q < n; q++) {
      let s = (f[q] + q * q - (f[v[k]] + v[k] * v[k])) / (2 * q - 2 * v[k])
      while (s <= z[k]) {
        k--
        s = (f[q] + q * q - (f[v[k]] + v[k] * v[k])) / (2 * q - 2 * v[k])
      }
      k++
      v[k] = q
      z[k] = s
      z[k + 1] = Infinity
    }
    k = 0
    for (let q = 0; q < n; q++) {
      while (z[k + 1] < q) k++
      d[q] = (q - v[k]) ** 2 + f[v[k]]
    }
  }
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) f[y] = field[y * width + x]
    line(height)
    for (let y = 0; y < height; y++) field[y * width + x] = d[y]
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) f[x] = field[y * width + x]
    line(width)
    for (let x = 0; x < width; x++) field[y * width + x] = d[x]
  }
  return field
}
