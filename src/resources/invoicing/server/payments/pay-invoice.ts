import { lastDigitsOf, type CardBrand } from '#money/test-cards'
import { insertTrusted } from '#server/write/insert-trusted'
import type { ParsedInput } from '#define/output'
import type { ActionContext } from '#server/write/services/resource-hooks'
import { asSystem, type TransactionContext } from '#server/write/related'
import type { Invoice, invoices } from '../../invoices.resource'
import { payments, type Payment } from '../../payments.resource'
import { openBalance, settledState } from '../balance'
import { completed, signed } from './completed-payment'

type Move = ActionContext<typeof invoices>
type Pay = ParsedInput<(typeof invoices)['fields']['status']['moves']['pay']>
type Entered = Pick<Payment, 'kind' | 'amount'> & Omit<Pay, 'amount'> & Partial<Pick<Payment, 'ledgerEntry'>>

/**
 * Inserts a payment or a refund of a locked invoice.
 * @returns its id, and what is paid then.
 * @throws Problem invalid at `amount` or `account`.
 */
export async function insertPayment(
  context: TransactionContext,
  invoice: Invoice,
  entered: Entered,
): Promise<{ readonly payment: string; readonly paid: number }> {
  const more = await completed(context, invoice, entered)
  const values = { ...entered, ...more, invoice: invoice.id }
  const { id } = await insertTrusted(asSystem(context), payments, values)
  return { payment: id, paid: invoice.paid + signed(entered) }
}

/** Records a payment or a refund of the locked invoice of a move: what is paid then, and the state that follows. */
async function record(move: Move, entered: Entered): Promise<Pick<Invoice, 'paid' | 'status'>> {
  const { record: invoice } = move
  const { paid } = await insertPayment(move, invoice, entered)
  return { paid, status: settledState({ ...invoice, paid }, move.now().slice(0, 10)) }
}

/** The payment of an amount, or else of the open balance. */
export const payInvoice = (move: Move & { readonly input: Pay }) =>
  record(move, { ...move.input, kind: 'payment', amount: move.input.amount ?? openBalance(move.record) })

/** The refund of what was paid too much. */
export const refundInvoice = (action: Move & { readonly input: Pay & { readonly amount: number } }) =>
  record(action, { ...action.input, kind: 'refund' })

/** The payment of the open balance by its customer, with a test card. */
export const payByCard = (action: Move & { readonly input: { readonly cardBrand: CardBrand } }) => {
  const { cardBrand } = action.input
  return record(action, {
    kind: 'payment',
    amount: openBalance(action.record),
    receivedOn: action.now().slice(0, 10),
    method: 'card',
    reference: `${cardBrand} •••• ${lastDigitsOf(cardBrand)}`,
    account: null,
  })
}
