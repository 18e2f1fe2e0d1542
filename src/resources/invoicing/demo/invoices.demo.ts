import type { Demo, DemoMove } from '#server/features/demo/demo'
import type { Values } from '#define/parsing/parse'
import type { Making } from '#server/features/demo/demo-value'
import type { Random } from '#server/features/demo/random'
import { union } from './companies'
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

const unitOf = (text: string): 'month' | 'hour' | 'piece' =>
  text.includes('month') ? 'month' : text.includes('hour') ? 'hour' : 'piece'

/** Customers in Germany pay tax in full, those of the European Union owe it themselves, and others are outside. */
export function taxOf(country: unknown) {
  if (country === 'DE') return { taxTreatment: 'standard', taxRate: 19 } as const
  const treatment = union.has(String(country)) ? 'reverseCharge' : 'outsideScope'
  return { taxTreatment: treatment, taxRate: 0 } as const
}

interface Lines {
  readonly rows: number
  readonly rate: number
  readonly taxRate: number
  readonly isChinese: boolean
}

function linesOf(random: Random, { rows, rate, taxRate, isChinese }: Lines) {
  return Array.from({ length: rows }, () => {
    const [english, chinese, cents] = random.pick(work)
    const quantity = cents > 300_00 ? random.whole(1, 3) : random.whole(1, 24)
    return {
      description: isChinese ? chinese : english,
      quantity,
      unit: unitOf(english),
      unitPrice: Math.round(cents * rate),
      discount: quantity >= 20 ? 5 : null,
      discountAmount: null,
      taxRate,
    }
  })
}

/** Most payments come by bank transfer. */
const payment = (random: Random, amount: number | null): Values => ({
  amount,
  method: random.pick(['bankTransfer', 'bankTransfer', 'bankTransfer', 'card', 'directDebit']),
  reference: null,
  account: null,
})

/** Most are sent, and paid or not yet, some in two parts; the newest are drafts, and a few are voided. */
function movesOf({ index, random, now }: Making, daysAgo: number, terms: number): DemoMove[] {
  if (index % 37 === 19) return [{ name: 'void', days: 1 }]
  if (daysAgo < 10 && index % 3 !== 0) return []
  const send = { name: 'send', days: random.whole(0, 2) }
  if (index % 41 === 7) return [send, { name: 'void', days: 4 }]
  const paidAfter = random.whole(3, terms + 12)
  const isForgotten = index % 17 === 5
  const isPaid = paidAfter < daysAgo && !isForgotten
  const isLate = isPaid ? paidAfter > terms : daysAgo > terms
  const overdue: DemoMove[] = isLate ? [{ name: 'fallDue', days: terms + 1 }] : []
  const on = (days: number) => ({ receivedOn: day(now, daysAgo - days) })
  const first = { ...payment(random, 20_00), ...on(2) }
  const part: DemoMove[] = index % 11 === 4 && daysAgo > 3 ? [{ name: 'pay', days: 2, input: first }] : []
  const rest = { ...payment(random, null), ...on(paidAfter) }
  return [send, ...part, ...overdue, ...(isPaid ? [{ name: 'pay', days: paidAfter, input: rest }] : [])]
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
    const { taxTreatment, taxRate } = taxOf(customer?.country)
    return {
      daysAgo,
      moves,
      values: {
        customer: String(customer?.id),
        // The default one, once they are sent.
        seller: null,
        currency,
        // A draft is issued on the day it is sent.
        issuedOn: moves.length > 0 ? day(now, daysAgo) : null,
        dueOn: day(now, daysAgo - terms),
        lines: linesOf(random, { rows, rate: rates[currency] ?? 1, taxRate, isChinese }),
        taxTreatment,
        exemptionReason: null,
        notes: index % 4 === 0 ? (isChinese ? chinese : english) : null,
      },
    }
  },
}
