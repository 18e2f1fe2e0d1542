import type { App } from '#define'
import type { DrillDown } from '#define/overview/overview'
import { listAddress } from '#screens/overview/list-address'
import { openStates, type ages } from '../invoices.wire'

interface Chosen {
  readonly currency: string
  /** 'YYYY-MM-DD', from which the ages count. */
  readonly asOf: string
  readonly age: (typeof ages)[number] | 'total'
  readonly customer?: string
}

/** The days since the due date, from the first to the last. */
const lateDays: { readonly [Age in Chosen['age']]: readonly [from: number | null, to: number | null] } = {
  notDue: [null, 0],
  upTo30: [1, 30],
  upTo60: [31, 60],
  upTo90: [61, 90],
  older: [91, null],
  total: [null, null],
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

/** The URL of the list of the open invoices in a cell of the report. */
export function openInvoices(app: App, { currency, asOf, age, customer }: Chosen): string | undefined {
  const [from, to] = lateDays[age]
  const where: DrillDown['where'] = [
    { field: 'status', op: 'in', value: [...openStates] },
    { field: 'currency', op: 'eq', value: currency },
    ...(customer === undefined ? [] : [{ field: 'customer', op: 'eq', value: customer } as const]),
    ...(from === null ? [] : [{ field: 'dueOn', op: 'lte', value: dayBefore(asOf, from) } as const]),
    ...(to === null ? [] : [{ field: 'dueOn', op: 'gte', value: dayBefore(asOf, to) } as const]),
  ]
  const days = { from: asOf, to: asOf, starts: asOf, ends: asOf }
  return listAddress(app, { resource: 'invoices', where, sum: 'balance' }, days)
}
