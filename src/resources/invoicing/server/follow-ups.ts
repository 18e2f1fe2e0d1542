import type { ActionContext } from '#server/write/services/resource-hooks'
import { create } from '#server/write/create'
import { asSystem } from '#server/write/related'
import { creditNotes } from '../credit-notes.resource'
import { invoices } from '../invoices.resource'
import { defaultTerm } from '../invoices.wire'
import { addDays } from '../recurring-dates.wire'

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

/** The days in which an invoice is to be paid. */
export function paymentTerm({ issuedOn, dueOn, createdAt }: Action['record']): number {
  if (dueOn === null) return defaultTerm
  const term = Math.round((Date.parse(dueOn) - Date.parse(issuedOn ?? createdAt.slice(0, 10))) / dayLong)
  return Math.max(0, term)
}

/** The due date of an invoice of today with the term of payment of another. */
const dueOnOf = ({ record, now }: Action): string => addDays(now().slice(0, 10), paymentTerm(record))

/** Creates a draft with the content of an invoice; one that had no due date has none either. */
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
    dueOn: action.record.dueOn === null ? null : dueOnOf(action),
  })
  return { id }
}
