import type { Demo } from '#server/features/demo/demo'
import type { vouchers } from '../vouchers.resource'

interface Voucher {
  readonly code: string
  readonly percent: number
  /** The end of validity in days from today. */
  readonly days?: number
  readonly note: string
  readonly maxUses?: number
  readonly maxUsesOfBuyer?: number
  readonly isEnded?: true
}

const all: readonly Voucher[] = [
  { code: 'WELCOME10', percent: 10, maxUsesOfBuyer: 1, note: 'For the first order of a new customer.' },
  { code: 'FAIR15', percent: 15, days: 60, maxUses: 250, note: 'Handed out at the trade fair in Frankfurt.' },
  { code: 'PARTNER20', percent: 20, days: 180, note: 'For partners who bring their customers along.' },
  { code: '新客八八折', percent: 12, days: 90, maxUsesOfBuyer: 1, note: '新客户首单优惠。' },
  { code: 'AUTUMN5', percent: 5, days: -40, note: 'Was printed on the receipts of September.' },
  {
    code: 'MOVING25',
    percent: 25,
    days: -200,
    isEnded: true,
    note: 'When the warehouse moved, everything had to go.',
  },
]

export const vouchersDemo: Demo<typeof vouchers> = {
  count: all.length,
  record: ({ index, now }) => {
    const {
      code,
      percent,
      days,
      note,
      maxUses = null,
      maxUsesOfBuyer = null,
      isEnded,
    } = all[index % all.length] as Voucher
    const until = days === undefined ? null : new Date(now.getTime() + days * 86_400_000)
    return {
      daysAgo: 260 - index * 10,
      moves: isEnded ? [{ name: 'end', days: 60 }] : [],
      values: {
        code,
        percent,
        note,
        maxUses,
        maxUsesOfBuyer,
        validFrom: null,
        validUntil: until?.toISOString().slice(0, 10) ?? null,
      },
    }
  },
}
