import { nextNumber } from '../../../server/write/counters'
import { invalidField } from '../../../server/errors/problem'
import type { Serving } from '../../../server/serving'
import type { invoices } from './invoices.resource'

export const invoicesServing: Serving<typeof invoices> = {
  before: ({ values, previous }) => {
    const changed = !previous || previous.dueOn !== values.dueOn || previous.issuedOn !== values.issuedOn
    if (changed && values.dueOn && values.issuedOn && values.dueOn < values.issuedOn)
      throw invalidField('dueOn', 'before', { limit: values.issuedOn })
  },
  moves: {
    send: async ({ tx, record }) => {
      if (record.number) return
      const year = record.issuedOn.slice(0, 4)
      const number = await nextNumber(tx, `invoices ${year}`)
      return { number: `INV-${year}-${String(number).padStart(5, '0')}` }
    },
  },
}
