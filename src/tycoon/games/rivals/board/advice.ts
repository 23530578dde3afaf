/** What a company cannot earn as it stands: told to its owner alone, from what they see. */
import { DEPARTMENTS, roomOf, upkeepOf, type Company, type Department, type Staff, type Values } from './model'

export interface Warning {
  /** The message is `board-warn-<what>`. */
  what: string
  clause: string
  department: Department | null
}

/** How many cannot be paid and must go, if so many dollars of wages could be paid (#until-affordable). */
export function surplusOf(employees: number, dollars: number, values: Values): number {
  const paidFor = (dollars + 1) * values.employees_per_dollar - 1
  return Math.max(0, Math.min(employees - 1, employees - paidFor))
}

/** With the people where they are, or where they are about to be placed. */
export function warningsOf(
  company: Company,
  staff: Staff,
  values: Values,
  phase: string,
  /** How many cards can be drawn. */
  cards: number,
): Warning[] {
  const found: Warning[] = []
  const warn = (what: string, clause: string, department: Department | null = null): void => {
    found.push({ what, clause, department })
  }
  if (phase === 'over') return found
  // What matters from the assignment to the sales; afterwards only what is still to be paid.
  const open = phase === 'assignment' || phase === 'action' || phase === 'answer'
  if (open) {
    const sales = roomOf(company, 'sales')
    const production = roomOf(company, 'production')
    if (staff.sales === 0) warn('no-sales', 'sales', 'sales')
    else if (sales.disrupted) warn('sales-disrupted', 'disrupted', 'sales')
    else if (company.products === 0 && staff.production === 0) warn('nothing-to-sell', 'production', 'production')
    else if (company.products === 0 && production.disrupted) warn('nothing-made', 'disrupted', 'production')
    if (cards === 0 && staff.research > 0) warn('no-cards', 'no-card-left', 'research')
    for (const department of DEPARTMENTS) {
      const room = roomOf(company, department)
      if (!room.boosted) continue
      if (room.disrupted) warn('king-wasted', 'disrupted', department)
      else if (staff[department] === 0) warn('king-alone', 'king-doubles', department)
    }
  }
  if (open || phase === 'hiring' || phase === 'selling') {
    const { wages } = upkeepOf(company, values)
    if (wages > company.dollars) warn('wages', 'forced-layoffs')
  }
  return found
}
