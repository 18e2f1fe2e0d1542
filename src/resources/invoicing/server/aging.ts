import { sql, statement } from '#server/db/statement'
import { whereSql } from '#server/read/conditions/list-conditions'
import { defaultSort } from '#define/reading'
import type { Handler } from '#server/write/services/services'
import { ownReader } from '#server/write/services/own-address'
import { invoices } from '../invoices.resource'
import { openStates, type ages, type invoiceCalls } from '../invoices.wire'

type ByAge = { readonly [Age in (typeof ages)[number] | 'total']: number }
interface Found extends ByAge {
  readonly customer: string | null
  readonly name: string | null
  readonly currency: string
}

/** The most customers of the report. */
const maxCustomers = 500
/** More than there are currencies: the totals come first and are never cut off. */
const maxCurrencies = 200

/**
 * The open balances by age, of each customer and in total, of the invoices that the caller may read: one statement
 * over the open invoices.
 */
export const aging: Handler<typeof invoiceCalls.aging> = async (request) => {
  const reader = ownReader(request)
  const asOf = new Date().toISOString().slice(0, 10)
  const where = whereSql(reader, invoices, {
    where: [{ field: 'status', op: 'in', values: [...openStates] }],
    trash: false,
    tabs: false,
    sorts: [defaultSort(invoices)],
    page: { kind: 'keyset', limit: 1 },
  })
  const rows = await reader.database.query<Found>(
    statement(
      sql`with "_open" as (select "customer", "currency", "balance", ${asOf}::date - "dueOn" as "late" from "invoices" where ${where}) select "_open"."customer", "customers"."name", "_open"."currency", ${sums} from "_open" join "customers" on "customers"."id" = "_open"."customer" group by grouping sets ((1, 2, 3), (3)) order by ("_open"."customer" is not null), "total" desc, 2 limit ${maxCustomers + maxCurrencies}`,
    ),
  )
  const amounts = rows.map(({ customer, name, currency, ...found }) => ({
    customer,
    name,
    currency,
    byAge: amountsOf(found),
  }))
  return {
    asOf,
    customers: amounts
      .flatMap(({ customer, name, currency, byAge }) =>
        customer === null || name === null ? [] : [{ customer, name, currency, ...byAge }],
      )
      .slice(0, maxCustomers),
    totals: amounts
      .flatMap(({ customer, currency, byAge }) => (customer === null ? [{ currency, ...byAge }] : []))
      .toSorted((left, right) => (left.currency < right.currency ? -1 : 1)),
  }
}

/** PostgreSQL sends sums as text. */
const amountsOf = (found: ByAge): ByAge => ({
  notDue: Number(found.notDue),
  upTo30: Number(found.upTo30),
  upTo60: Number(found.upTo60),
  upTo90: Number(found.upTo90),
  older: Number(found.older),
  total: Number(found.total),
})

const sumWhere = (condition: string, name: string) =>
  sql.raw(`coalesce(sum("balance") filter (where ${condition}), 0) as "${name}"`)

const sums = sql.join(
  [
    sumWhere('"late" <= 0', 'notDue'),
    sumWhere('"late" between 1 and 30', 'upTo30'),
    sumWhere('"late" between 31 and 60', 'upTo60'),
    sumWhere('"late" between 61 and 90', 'upTo90'),
    sumWhere('"late" > 90', 'older'),
    sumWhere('true', 'total'),
  ],
  sql`, `,
)
