import type { Demo } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import type { Random } from '#server/features/demo/random'
import type { creditNotes } from '../credit-notes.resource'
import type { Invoice } from '../invoices.resource'

const reasons = [
  'The last hours were not worked.',
  'Agreed discount after delivery.',
  'Ordered by mistake and returned.',
]

const goodwill = {
  description: 'Goodwill',
  quantity: 1,
  unit: null,
  discount: null,
  discountAmount: null,
  taxRate: 0,
}

/** An invoice of the first customer, who is the demo user's. */
const ofFirstCustomer = (records: Making['records']): Invoice | undefined => {
  const [customer] = records('customers')
  const all = records('invoices') as Invoice[]
  return all.find((invoice) => invoice.customer === customer?.id && invoice.balance !== null)
}

const pickOf = (random: Random, open: readonly Invoice[]): Invoice | undefined =>
  open.length > 0 ? random.pick(open) : undefined

/** A small part of an open invoice is no longer owed; the newest note is a draft. */
export const creditNotesDemo: Demo<typeof creditNotes> = {
  count: 6,
  record: ({ records, index, random }) => {
    const open = (records('invoices') as Invoice[]).filter(({ balance }) => (balance ?? 0) > 500)
    const invoice = (index === 0 ? ofFirstCustomer(records) : undefined) ?? pickOf(random, open)
    const unitPrice = Math.max(1, Math.round((invoice?.total ?? 0) / 40))
    return {
      daysAgo: 6 - index,
      moves: index === 5 ? [] : [{ name: 'issue', days: 0 }],
      values: {
        invoice: invoice?.id ?? '',
        issuedOn: null,
        lines: [{ ...goodwill, unitPrice }],
        reason: random.pick(reasons),
      },
    }
  },
}
