import { create } from '#server/write/create'
import type { ActionContext } from '#server/write/services/resource-hooks'
import { asSystem } from '#server/write/related'
import type { invoices } from '../../invoices.resource'
import { firstDateAfter } from '../../recurring-dates.wire'
import { recurringInvoices } from '../../recurring-invoices.resource'
import { paymentTerm } from '../payment-term'

const maxTerm = 365

/**
 * Creates a recurring invoice with the content of an invoice, each month on its day. It is paused until a user resumes
 * it.
 */
export async function repeatOf(action: ActionContext<typeof invoices>): Promise<{ readonly id: string }> {
  const { record, now, tx } = action
  const { customer, seller, currency, lines, taxTreatment, exemptionReason, notes } = record
  const today = now().slice(0, 10)
  const first = record.issuedOn ?? today
  const [buyer] = await tx.query<{ name: string }>({
    text: `select "name" from "customers" where "id" = $1`,
    values: [customer],
  })
  const { id } = await create(
    asSystem(action),
    recurringInvoices,
    {
      customer,
      seller,
      currency,
      lines,
      taxTreatment,
      exemptionReason,
      notes,
      name: buyer?.name ?? record.number,
      every: 1,
      unit: 'month',
      startsOn: firstDateAfter({ startsOn: first, every: 1, unit: 'month' }, today > first ? today : first),
      payWithin: Math.min(maxTerm, await paymentTerm(action, record)),
    },
    undefined,
    { status: 'paused' },
  )
  return { id }
}
