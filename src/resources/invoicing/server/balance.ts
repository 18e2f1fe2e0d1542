import type { Invoice } from '../invoices.resource'

/** The amounts of an invoice that its state follows from, in minor units of its currency. */
export type Settlement = Pick<Invoice, 'total' | 'paid' | 'credited' | 'dueOn'>

/** What is still to be paid; below zero, what is to be refunded. */
export const openBalance = ({ total, paid, credited }: Omit<Settlement, 'dueOn'>): number =>
  total - paid - credited

/** The state of an invoice that was sent, on a day 'YYYY-MM-DD'. */
export function settledState(invoice: Settlement, today: string): Invoice['status'] {
  if (openBalance(invoice) <= 0) return 'paid'
  if (invoice.dueOn !== null && invoice.dueOn < today) return 'overdue'
  return invoice.paid !== 0 || invoice.credited > 0 ? 'partlyPaid' : 'sent'
}
