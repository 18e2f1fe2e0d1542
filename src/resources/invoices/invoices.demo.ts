import type { Demo } from '../../../server/demo/demo'
import type { invoices } from './invoices.resource'

const day = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

export const invoicesDemo: Demo<typeof invoices> = {
  count: 60,
  values: ({ now, random, place }) => {
    const issued = random.whole(-200, 0)
    return {
      issuedOn: day(now, issued),
      dueOn: day(now, issued + random.pick([14, 30, 60])),
      notes: `Order ${place + 1}`,
    }
  },
}
