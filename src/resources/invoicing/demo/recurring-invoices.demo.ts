import type { Demo } from '#server/features/demo/demo'
import { taxOf } from './invoices.demo'
import type { recurringInvoices } from '../recurring-invoices.resource'

const dayMs = 86_400_000
const day = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)

/** What is invoiced again and again: name, description, euro cents, interval, and in how many days the next one is. */
const agreements = [
  ['Terminal rental', 'Terminal rental, {period}', 18_50, 1, 'month', 9],
  ['Support contract', 'Support in {month} {year}', 240_00, 1, 'month', 17],
  ['Reconciliation reports', 'Reconciliation report of {month}', 75_00, 3, 'month', 40],
  ['Payment page', 'Payment page, {period}', 490_00, 1, 'year', 120],
  ['Pilot project', 'Weekly support, {period}', 120_00, 1, 'week', 5],
  ['Old terminals', 'Terminal rental, {period}', 14_90, 1, 'month', 12],
] as const

const paused = 4
const ended = 5

/** Their invoices are created as drafts: demo data has invented customers, who get no mails. */
export const recurringInvoicesDemo: Demo<typeof recurringInvoices> = {
  count: agreements.length,
  record: ({ index, now, records, random }) => {
    const [name, description, unitPrice, every, unit, next] =
      agreements[index % agreements.length] ?? agreements[0]
    const customers = records('customers').filter(({ currency }) => currency === 'EUR')
    const customer = customers[(index * 5) % Math.max(1, customers.length)]
    const { taxTreatment, taxRate } = taxOf(customer?.['country'])
    return {
      daysAgo: 60 - index * 4,
      moves:
        index === paused ? [{ name: 'pause', days: 9 }] : index === ended ? [{ name: 'end', days: 20 }] : [],
      values: {
        name: `${name} · ${String(customer?.['name'] ?? '')}`.slice(0, 120),
        customer: String(customer?.id),
        seller: null,
        every,
        unit,
        startsOn: day(now, next),
        endsOn: null,
        payWithin: random.pick([14, 30]),
        sending: 'draft',
        currency: 'EUR',
        lines: [
          {
            description,
            quantity: random.whole(1, 4),
            unit: 'piece',
            unitPrice,
            discount: null,
            discountAmount: null,
            taxRate,
          },
        ],
        taxTreatment,
        exemptionReason: null,
        notes: null,
      },
    }
  },
}
