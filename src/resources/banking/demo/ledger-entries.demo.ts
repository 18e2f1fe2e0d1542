import { settle } from '../server/settle'
import type { Demo, DemoMove } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import type { Random } from '#server/features/demo/random'
import { american, british, chinese, european, type Payment } from './payments'
import type { ledgerEntries } from '../ledger-entries.resource'

/** Entries that were mistakes; each is reversed by another entry. */
const mistakes = 8
const count = 1600 - mistakes
/** The age of the oldest entry, in days: fourteen months. */
const longest = 425
/** The opening balance of every account, in minor units. */
const opening = 48_000_00

const payments: Readonly<Record<string, readonly Payment[]>> = {
  EUR: european,
  USD: american,
  GBP: british,
  CNY: chinese,
}

/** A random payment, weighted by `often`. */
function chosen(list: readonly Payment[], random: Random): Payment {
  let rest = random.next() * list.reduce((sum, { often }) => sum + often, 0)
  return list.find(({ often }) => (rest -= often) < 0) ?? (list[0] as Payment)
}

const dayOf = (now: Date, daysAgo: number) =>
  new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)

/** Some of the newest entries stay pending; the others are booked, and balances are settled afterwards. */
const isPending = (index: number) => index >= count - 14 && index % 2 === 0

const movesOf = (index: number): DemoMove[] =>
  index % (count / mistakes) === 97 ? [{ name: 'reverse', days: 2 }] : []

/** Half of the entries are on the operating account, which gets all income. */
function accountOf({ index, random, records }: Making) {
  const all = records('bankAccounts')
  if (index < all.length) return all[index]
  return random.next() < 0.5 ? all[0] : random.pick(all)
}

export const ledgerEntriesDemo: Demo<typeof ledgerEntries> = {
  count,
  after: settle,
  record: (making) => {
    const { index, random, now } = making
    const account = accountOf(making)
    const currency = String(account?.currency ?? 'EUR')
    const daysAgo = Math.floor((longest * (count - 1 - index)) / count)
    const isFirst = index < making.records('bankAccounts').length
    const payment = chosen(payments[currency] ?? european, random)
    const amount = random.whole(payment.least, payment.max)
    return {
      daysAgo,
      moves: movesOf(index),
      ...(!isPending(index) && { set: { status: 'booked' } }),
      values: {
        account: String(account?.id),
        currency,
        bookedOn: dayOf(now, daysAgo),
        direction: isFirst ? 'in' : payment.direction,
        category: isFirst ? 'other' : payment.category,
        amount: isFirst ? opening : amount,
        counterparty: isFirst ? 'Opening balance' : random.pick(payment.counterparties),
        reference: isFirst ? null : `P-${String(100_000 + index * 7)}`,
      },
    }
  },
}
