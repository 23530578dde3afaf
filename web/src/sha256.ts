/** SHA-256 and HMAC for pages that came over plain http, where the browser's own are missing. */

const K = new Uint32Array(64)
const START = new Uint32Array(8)

/** The constants are the first bits of the fractional parts of roots of primes. */
function prepare(): void {
  const fraction = (value: number): number => ((value - Math.floor(value)) * 0x1_0000_0000) >>> 0
  let found = 0
  for (let candidate = 2; found < 64; candidate += 1) {
    let prime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) prime = false
    if (!prime) continue
    if (found < 8) START[found] = fraction(Math.sqrt(candidate))
    K[found] = fraction(Math.cbrt(candidate))
    found += 1
  }
}
prepare()

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function sha256(data: Uint8Array): Uint8Array {
  const length = ((data.length + 8) >> 6) * 64 + 64
  const padded = new Uint8Array(length)
  padded.set(data)
  padded[data.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(length - 8, Math.floor((data.length * 8) / 0x1_0000_0000))
  words.setUint32(length - 4, (data.length * 8) >>> 0)
  const hash = START.slice()
  const w = new Uint32Array(64)
  for (let block = 0; block < length; block += 64) {
    for (let at = 0; at < 16; at += 1) w[at] = words.getUint32(block + at * 4)
    for (let at = 16; at < 64; at += 1) {
      const x = w[at - 15]!
      const y = w[at - 2]!
      const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
      const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
      w[at] = (w[at - 16]! + low + w[at - 7]! + high) | 0
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
    for (let at = 0; at < 64; at += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[at]! + w[at]!) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + one) | 0
      d = c
      c = b
      b = a
      a = (one + two) | 0
    }
    ;[a, b, c, d, e, f, g, h].forEach((value, at) => (hash[at] = hash[at]! + value))
  }
  const result = new DataView(new ArrayBuffer(32))
  hash.forEach((value, at) => result.setUint32(at * 4, value))
  return new Uint8Array(result.buffer)
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const join = (pad: number, rest: Uint8Array): Uint8Array => {
    const joined = new Uint8Array(64 + rest.length)
    joined.set(block.map((byte) => byte ^ pad))
    joined.set(rest, 64)
    return joined
  }
  return sha256(join(0x5c, sha256(join(0x36, message))))
}
