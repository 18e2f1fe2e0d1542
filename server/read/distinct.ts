import { fieldOf, type Sort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { sortExpression } from '../db/order'
import { sql, type SQL } from '../db/statement'
import { keysOf } from './pages/keyset'

/**
 * The condition that no row that matches, with the same value of a field, is in front of this one in the order of the
 * list. A page is thus read in the order of its index, with one more read of an index for each row.
 * @param where the conditions of the list, over the resource's own table.
 * @throws Error where the columns of the order are not all in one direction, or one of them can be empty.
 */
export function firstOfEachSql(
  resource: AnyResource,
  field: string,
  sorts: readonly Sort[],
  where: SQL,
): SQL {
  const table = sql.identifier(resource.name)
  const keys = keysOf(resource, sorts)
  const [first] = keys
  if (!first || keys.some(({ order, optional }) => order !== first.order || optional))
    throw new Error(`The first rows of each ${field} need an order in one direction`)
  const value = sql.raw(sortExpression(field, fieldOf(resource, field), resource.name))
  const columns = sql.join(
    keys.map(({ column }) => column),
    sql`, `,
  )
  const names = sql.raw(keys.map((_, index) => `"_row"."key${index}"`).join(', '))
  const named = sql.join(
    keys.map(({ column }, index) => sql`${column} as ${sql.identifier(`key${index}`)}`),
    sql`, `,
  )
  const inFront = first.order === 'desc' ? sql`(${columns}) > (${names})` : sql`(${columns}) < (${names})`
  // The first subquery reads the columns of the row outside; inside the second one the table has the same name.
  return sql`not exists (select from (select ${value} as "value", ${named}) as "_row" cross join lateral (select from ${table} where ${where} and ${value} = "_row"."value" and ${inFront}) as "_earlier")`
}
