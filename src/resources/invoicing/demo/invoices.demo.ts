import type { Demo, DemoMove } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import type { Random } from '#server/features/demo/random'
import { notes, work } from './work'
import type { invoices } from '../invoices.resource'

const count = 240
const longOne = 211
const yenOne = 187
const longest = 330

/** Approximate minor units of a currency per euro cent. */
const rates: Record<string, number> = { EUR: 1, USD: 1.1, CNY: 7.8, JPY: 1.6 }

const day = (now: Date, daysAgo: number) =>
  new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)

/** Only one customer pays in yen; the demo user's customer, the first, has an invoice from time to time. */
function customerOf({ index, random, records }: Making) {
  const inYen = ({ currency }: Record<string, unknown>) => currency === 'JPY'
  const all = records('customers')
  if (index === yenOne) return all.find(inYen) ?? all[0]
  const others = all.filter((customer) => !inYen(customer))
  return index % 20 === 3 || others.length === 0 ? all[0] : random.pick(others)
}

function linesOf(random: Random, rows: number, rate: number, isChinese: boolean) {
  return Array.from({ length: rows }, () => {
    const [english, chinese, cents] = random.pick(work)
    const quantity = cents > 300_00 ? random.whole(1, 3) : random.whole(1, 24)
    return { description: isChinese ? chinese : english, quantity, unitPrice: Math.round(cents * rate) }
  })
}

/** Most are sent, and paid or not yet; the newest are drafts, and a few are voided. */
function movesOf({ index, random }: Making, daysAgo: number, terms: number): DemoMove[] {
  if (index % 37 === 19) return [{ name: 'void', days: 1 }]
  if (daysAgo < 10 && index % 3 !== 0) return []
  const send = { name: 'send', days: random.whole(0, 2) }
  if (index % 41 === 7) return [send, { name: 'void', days: 4 }]
  const paidAfter = random.whole(3, terms + 12)
  const isForgotten = index % 17 === 5
  return paidAfter < daysAgo && !isForgotten ? [send, { name: 'pay', days: paidAfter }] : [send]
}

export const invoicesDemo: Demo<typeof invoices> = {
  count,
  record: (making) => {
    const { now, random, index } = making
    const customer = customerOf(making)
    const daysAgo = Math.floor((longest * (count - 1 - index)) / count)
    const terms = random.pick([14, 30, 30, 60])
    const currency = String(customer?.currency ?? 'EUR')
    const isChinese = customer?.country === 'CN'
    const moves = movesOf(making, daysAgo, terms)
    const rows = index === longOne ? 30 : random.pick([1, 1, 2, 2, 3, 3, 4, 5, 7])
    const [english, chinese] = random.pick(notes)
    return {
      daysAgo,
      moves,
      values: {
        customer: String(customer?.id),
        currency,
        // A draft is issued on the day it is sent.
        issuedOn: moves.length > 0 ? day(now, daysAgo) : null,
        dueOn: day(now, daysAgo - terms),
        lines: linesOf(random, rows, rates[currency] ?? 1, isChinese),
        notes: index % 4 === 0 ? (isChinese ? chinese : english) : null,
      },
    }
  },
}
