import { programWriter, inTransaction, type Writer } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import { openStates } from '../invoices.wire'

interface OpenInvoice {
  readonly number: string
  readonly balance: number
  readonly currency: string
  readonly customer: string
  readonly account: string
}

/** What a bank sends for an invoice: with or without its number, all of it or a part, from the customer or a service. */
const shapes: readonly ((invoice: OpenInvoice) => {
  readonly counterparty: string
  readonly reference: string | null
  readonly amount: number
})[] = [
  ({ customer, number, balance }) => ({ counterparty: customer, reference: number, amount: balance }),
  ({ customer, balance }) => ({ counterparty: customer, reference: 'Your invoice', amount: balance }),
  ({ customer, number, balance }) => ({
    counterparty: customer.toUpperCase(),
    reference: `SEPA ${number.replaceAll('-', ' ')} first part`,
    amount: Math.ceil(balance / 2),
  }),
  ({ balance }) => ({ counterparty: 'Card settlement', reference: 'Batch 4711', amount: balance }),
  ({ customer, number, balance }) => ({
    counterparty: customer,
    reference: `Payment ${number.replaceAll('-', '')}`,
    amount: balance,
  }),
]

/** Incoming entries of the last days for some open invoices, so that there is something to match. */
export async function addBankEntries({ services }: Writer): Promise<void> {
  const ledger = services.app['ledgerEntries']
  if (!ledger) return
  await inTransaction(programWriter(services), async (writing) => {
    const invoices = await writing.tx.query<OpenInvoice>({
      text: `select i."number", i."balance", i."currency", c."name" as "customer", a."id" as "account"
        from "invoices" i join "customers" c on c."id" = i."customer"
        join lateral (select "id" from "bankAccounts" where "currency" = i."currency" and "status" = 'active'
          order by "createdAt", "id" limit 1) a on true
        where i."status" = any($1) order by i."number" desc limit $2`,
      values: [[...openStates], shapes.length],
    })
    const today = Date.parse(writing.now())
    for (const [index, invoice] of invoices.entries())
      await insertTrusted(writing, ledger, {
        ...shapes[index]?.(invoice),
        account: invoice.account,
        currency: invoice.currency,
        direction: 'in',
        category: 'sales',
        bookedOn: new Date(today - index * 86_400_000).toISOString().slice(0, 10),
        status: 'pending',
      })
  })
}
