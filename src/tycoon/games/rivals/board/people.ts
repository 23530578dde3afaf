/** Employees are all alike, and yet each is seen walking from room to room: so they are told apart here. */
import { PLACES, type Place, type Staff } from './model'

export interface Person {
  id: number
  place: Place
}

/**
 * Who works where, if those who were there stay as far as possible: where there are too many somebody leaves for where there
 * are too few, from the reserve first; the rest are newcomers.
 */
export function settle(before: readonly Person[], staff: Staff): Person[] {
  const stay: Person[] = []
  const leave: Person[] = []
  const count: Staff = { production: 0, research: 0, hr: 0, sales: 0, reserve: 0 }
  for (const person of before) {
    if (count[person.place] < staff[person.place]) {
      count[person.place] += 1
      stay.push(person)
    } else leave.push(person)
  }
  leave.sort((one, other) => Number(other.place === 'reserve') - Number(one.place === 'reserve'))
  let next = Math.max(-1, ...before.map((person) => person.id)) + 1
  for (const place of PLACES)
    for (; count[place] < staff[place]; count[place] += 1) stay.push({ id: leave.shift()?.id ?? next++, place })
  return stay
}
