import { freezeParties, frozenParties } from '#server/features/documents/electronic/frozen-parties'
import { insertTrusted } from '#server/write/insert-trusted'
import { asSystem, type TransactionContext } from '#server/write/related'
import { nextInSeries } from '#server/write/values/series'
import { creditNotes } from '../../credit-notes.resource'
import { paymentMethods } from '../../invoice-lines.wire'
import type { Invoice } from '../../invoices.resource'
import type { Payment } from '../../payments.resource'
import { openBalance, settledState } from '../balance'
import { recipientOf } from '../invoice-mail'
import { insertPayment } from '../payments/pay-invoice'
import { refundLines } from './refund-lines'

/** What an order says about its payment. Amounts are in minor units. */
interface Order {
  readonly number: string
  readonly currency: string
  readonly paid: number
  readonly paidOn: string | null
  readonly paymentMethod: string
  readonly taxRate: number
}
/** A refund of an order. */
interface Refunded {
  readonly number: string
  readonly amount: number
  readonly day: string
}
/** What the payments of an invoice add up to. */
interface Recorded {
  readonly paid: number
  readonly refunded: number
}
type Settled = Pick<Invoice, 'paid' | 'credited' | 'status'>

async function orderOf({ tx }: TransactionContext, id: string): Promise<Order | undefined> {
  const [order] = await tx.query<Order>({
    text: `select "number", "currency", "paid"::float8 as "paid", "paymentMethod", "taxRate"::float8 as "taxRate",
      to_char("paidAt" at time zone 'utc', 'YYYY-MM-DD') as "paidOn" from "orders" where "id" = $1`,
    values: [id],
  })
  return order
}

const refundsOf = ({ tx }: TransactionContext, order: string): Promise<Refunded[]> =>
  tx.query<Refunded>({
    text: `select "number", "amount"::float8 as "amount",
      to_char("createdAt" at time zone 'utc', 'YYYY-MM-DD') as "day"
      from "refunds" where "order" = $1 and "amount" > 0 order by "createdAt", "number"`,
    values: [order],
  })

async function recordedOf({ tx }: TransactionContext, invoice: string): Promise<Recorded> {
  const [found] = await tx.query<Recorded>({
    text: `select coalesce(sum("amount") filter (where "kind" = 'payment'), 0)::float8 as "paid",
      coalesce(sum("amount") filter (where "kind" = 'refund'), 0)::float8 as "refunded"
      from "payments" where "invoice" = $1 and "status" = 'received'`,
    values: [invoice],
  })
  return found ?? { paid: 0, refunded: 0 }
}

/** The parts of refunds that come after an amount that is recorded already, together at most another one. */
export function partsAfter(refunds: readonly Refunded[], recorded: number, max: number): Refunded[] {
  let [before, left] = [recorded, max]
  return refunds.flatMap((refund) => {
    const skipped = Math.min(before, refund.amount)
    const amount = Math.min(refund.amount - skipped, left)
    before -= skipped
    left -= amount
    return amount > 0 ? [{ number: refund.number, day: refund.day, amount }] : []
  })
}

const methodOf = (word: string): Payment['method'] =>
  paymentMethods.find((method) => method === word) ?? (word === 'cashOnDelivery' ? 'cash' : 'other')

/** Issues the credit note of a refund of an order. */
async function creditRefund(
  context: TransactionContext,
  invoice: Invoice,
  refund: Refunded & Pick<Order, 'taxRate'>,
): Promise<void> {
  const { language = 'en' } = (await recipientOf(context, invoice.customer)) ?? {}
  const { customer, seller, currency, taxTreatment, exemptionReason, sellerDetails, buyerDetails } = invoice
  const taxRate = taxTreatment === 'standard' ? refund.taxRate : 0
  const { number, day } = await nextInSeries(context, creditNotes)
  const { id } = await insertTrusted(asSystem(context), creditNotes, {
    number,
    issuedOn: day,
    invoice: invoice.id,
    status: 'issued',
    customer,
    seller,
    currency,
    taxTreatment,
    exemptionReason,
    sellerDetails,
    buyerDetails,
    lines: refundLines({ number: refund.number, amount: refund.amount, taxRate }, language),
  })
  const parties = await frozenParties(context.tx, 'invoices', invoice.id)
  if (parties) await freezeParties(context.tx, 'creditNotes', id, parties)
}

/**
 * Records on a locked invoice what its order was paid and refunded, as far as the invoice does not have it: the payment,
 * and for each refund a credit note and a refund of the same amount. What users have recorded themselves counts, so that
 * nothing is recorded twice. Amounts beyond those of the invoice, or of another currency, are left out.
 * @returns what changes in the invoice; undefined where nothing does.
 */
export async function settledByOrder(
  context: TransactionContext,
  invoice: Invoice,
): Promise<Settled | undefined> {
  const order = invoice.order === null ? undefined : await orderOf(context, invoice.order)
  if (!order || order.currency !== invoice.currency) return undefined
  const today = context.now().slice(0, 10)
  const recorded = await recordedOf(context, invoice.id)
  const method = methodOf(order.paymentMethod)
  let { paid, credited } = invoice
  const insert = async (kind: Payment['kind'], { amount, day, number }: Refunded) => {
    const entered = { kind, amount, receivedOn: day, method, reference: number, account: null }
    const inserted = await insertPayment(context, { ...invoice, paid, credited }, entered)
    paid = inserted.paid
  }
  const amount = Math.min(order.paid - recorded.paid, openBalance(invoice))
  if (amount > 0) await insert('payment', { amount, day: order.paidOn ?? today, number: order.number })
  const refunds = await refundsOf(context, invoice.order ?? '')
  const credits = partsAfter(refunds, credited, invoice.total - credited)
  credited += credits.reduce((sum, refund) => sum + refund.amount, 0)
  const max = Math.max(0, Math.min(paid, paid + credited - invoice.total))
  for (const refund of partsAfter(refunds, recorded.refunded, max)) await insert('refund', refund)
  for (const refund of credits) await creditRefund(context, invoice, { ...refund, taxRate: order.taxRate })
  if (paid === invoice.paid && credited === invoice.credited) return undefined
  return { paid, credited, status: settledState({ ...invoice, paid, credited }, today) }
}
