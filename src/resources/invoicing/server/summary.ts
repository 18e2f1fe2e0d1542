import { defaultSort } from '#define/reading'
import { tabTotals } from '#server/read/list'
import type { ListQuery } from '#server/read/query'
import { tabSumsIn } from '#server/read/totals/tab-sums'
import { ownReader } from '#server/write/services/own-address'
import type { Handler } from '#server/write/services/services'
import { invoices } from '../invoices.resource'
import { invoiceStates, type invoiceCalls } from '../invoices.wire'

/** The number of invoices that the caller may read, and their totals, by state and currency. */
export const summary: Handler<typeof invoiceCalls.summary> = async (request) => {
  const reader = ownReader(request)
  const list: ListQuery = {
    where: [],
    trash: false,
    tabs: true,
    sorts: [defaultSort(invoices)],
    page: { kind: 'keyset', limit: 1 },
  }
  const counts = await tabTotals(reader, invoices, list, undefined)
  const sums = await tabSumsIn(reader, invoices, { list, isEverything: true })
  return {
    states: invoiceStates.map((status) => ({
      status,
      count: counts.find(({ word }) => word === status)?.total ?? 0,
      totals: sums.flatMap(({ tab, currency, sum }) =>
        tab === status && currency !== null ? [{ currency, total: sum }] : [],
      ),
    })),
  }
}
