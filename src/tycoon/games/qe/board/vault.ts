/**
 * How the vault is opened, step by step: with step n + 1 the slip at n is turned up, then who spent the most is struck out,
 * then who won is crowned.
 */

/** All lies open. */
export const ALL = Infinity

/** In beats: the door opens, a slip after the other is turned up, and what they come to is taken in. */
const DOOR = 1.1
const SLIP = 1
const BREATH = 1.3

/** When each step is made, in milliseconds. */
export function opening(slips: number, beat: number): { at: number; step: number }[] {
  const turns = Array.from({ length: slips }, (_, slip) => ({
    at: DOOR + slip * SLIP,
    step: slip + 1,
  }))
  const last = turns.at(-1)?.at ?? 0
  const struck = { at: last + BREATH, step: slips + 1 }
  const crowned = { at: struck.at + BREATH, step: slips + 2 }
  const over = { at: crowned.at + BREATH, step: ALL }
  return [...turns, struck, crowned, over].map(({ at, step }) => ({
    at: Math.round(at * beat),
    step,
  }))
}

export function isTurned(step: number, slip: number): boolean {
  return step > slip
}

export function isStruck(step: number, slips: number): boolean {
  return step > slips
}

export function isCrowned(step: number, slips: number): boolean {
  return step > slips + 1
}
