import type { ActionContext } from '#server/write/services/resource-hooks'
import { create } from '#server/write/create'
import { asSystem } from '#server/write/related'
import { creditNotes } from '../credit-notes.resource'
import { invoices } from '../invoices.resource'

type Action = ActionContext<typeof invoices>
interface Created {
  readonly id: string
}

/** Creates the draft of a credit note with all lines of an invoice. */
export async function creditOf(action: Action): Promise<Created> {
  const { id: invoice, lines } = action.record
  const { id } = await create(asSystem(action), creditNotes, { invoice, lines })
  return { id }
}

const dayLong = 86_400_000
const moved = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLong).toISOString().slice(0, 10)

/** The due date of an invoice of today with the term of payment of another. */
function dueOnOf({ record, now }: Action): string {
  const { issuedOn, dueOn, createdAt } = record
  const term = Math.round((Date.parse(dueOn) - Date.parse(issuedOn ?? createdAt.slice(0, 10))) / dayLong)
  return moved(now().slice(0, 10), Math.max(0, term))
}

/** Creates a draft with the content of an invoice, dated today. */
export async function duplicateOf(action: Action): Promise<Created> {
  const { customer, seller, currency, lines, taxTreatment, exemptionReason, notes } = action.record
  const { id } = await create(asSystem(action), invoices, {
    customer,
    seller,
    currency,
    lines,
    taxTreatment,
    exemptionReason,
    notes,
    dueOn: dueOnOf(action),
  })
  return { id }
}
