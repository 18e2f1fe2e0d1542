import type { Demo } from '#server/features/demo/demo'
import type { vouchers } from '../vouchers.resource'

type Voucher = readonly [code: string, percent: number, days: number | undefined, note: string, ended?: true]

/** The end of validity is counted in days from today. */
const all: readonly Voucher[] = [
  ['WELCOME10', 10, undefined, 'For the first order of a new customer.'],
  ['FAIR15', 15, 60, 'Handed out at the trade fair in Frankfurt.'],
  ['PARTNER20', 20, 180, 'For partners who bring their customers along.'],
  ['新客八八折', 12, 90, '新客户首单优惠。'],
  ['AUTUMN5', 5, -40, 'Was printed on the receipts of September.'],
  ['MOVING25', 25, -200, 'When the warehouse moved, everything had to go.', true],
]

export const vouchersDemo: Demo<typeof vouchers> = {
  count: all.length,
  record: ({ index, now }) => {
    const [code, percent, days, note, ended] = all[index % all.length] as Voucher
    const until = days === undefined ? null : new Date(now.getTime() + days * 86_400_000)
    return {
      daysAgo: 260 - index * 10,
      moves: ended ? [{ name: 'end', days: 60 }] : [],
      values: { code, percent, note, validUntil: until?.toISOString().slice(0, 10) ?? null },
    }
  },
}
