import type { Demo } from '#server/features/demo/demo'
import type { Invoice } from '../invoices.resource'
import type { payments } from '../payments.resource'
import { addBankEntries } from './bank-entries'

/** The payments are recorded by the moves of the invoices; further ones pay a part of an open one. */
export const paymentsDemo: Demo<typeof payments> = {
  count: 0,
  after: addBankEntries,
  record: ({ records, random }) => {
    const open = (records('invoices') as Invoice[]).filter(({ balance }) => (balance ?? 0) > 500)
    return {
      values: {
        invoice: random.pick(open)?.id ?? '',
        amount: random.whole(1, 9),
        account: null,
        ledgerEntry: null,
      },
      moves: [],
    }
  },
}
