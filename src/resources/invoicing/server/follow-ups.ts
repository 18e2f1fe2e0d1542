import type { ActionContext } from '#server/write/services/resource-hooks'
import { create } from '#server/write/create'
import { asSystem } from '#server/write/related'
import { creditNotes } from '../credit-notes.resource'
import { invoices } from '../invoices.resource'
import { addDays } from '../recurring-dates.wire'
import { paymentTerm } from './payment-term'

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

/** The due date of an invoice of today with the term of payment of another. */
async function dueOnOf(action: Action): Promise<string> {
  return addDays(action.now().slice(0, 10), await paymentTerm(action, action.record))
}

/** Creates a draft with the content of an invoice, to be paid in as many days; one with the default term has no due date. */
export async function duplicateOf(action: Action): Promise<Created> {
  const { customer, seller, currency, lines, taxTreatment, exemptionReason, notes } = action.record
  const { dueOn, recurring } = action.record
  const { id } = await create(asSystem(action), invoices, {
    customer,
    seller,
    currency,
    lines,
    taxTreatment,
    exemptionReason,
    notes,
    dueOn: dueOn === null && recurring === null ? null : await dueOnOf(action),
  })
  return { id }
}
