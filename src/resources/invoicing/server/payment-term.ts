import type { Transaction } from '#server/base/caller'
import type { Invoice } from '../invoices.resource'
import { defaultTerm } from '../invoices.wire'

const dayLong = 86_400_000

/** The days in which an invoice is to be paid; without a due date those of the recurring invoice that created it, or else the default. */
export async function paymentTerm(
  { tx }: Transaction,
  { issuedOn, dueOn, createdAt, recurring }: Pick<Invoice, 'issuedOn' | 'dueOn' | 'createdAt' | 'recurring'>,
): Promise<number> {
  if (dueOn !== null) {
    const issued = Date.parse(issuedOn ?? createdAt.slice(0, 10))
    return Math.max(0, Math.round((Date.parse(dueOn) - issued) / dayLong))
  }
  if (recurring === null) return defaultTerm
  const [schedule] = await tx.query<{ payWithin: number }>({
    text: `select "payWithin" from "recurringInvoices" where "id" = $1`,
    values: [recurring],
  })
  return schedule?.payWithin ?? defaultTerm
}
