import { defaultSort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { quoted } from '../db/tables/columns'
import { sql, statement } from '../db/statement'
import { keysOf, orderSql } from './keyset'
import { whereSql, type Reader } from './list'
import type { ListQuery } from './query'

/** The id and title of a record; a record without a title gets its id as title. */
export interface Chosen {
  readonly id: string
  readonly title: string
}

/**
 * The records that a list query finds for the caller, at most `max` of them, in the resource's default order.
 * @throws Problem forbidden where the role may not read the resource.
 */
export async function chosenBy(
  reader: Reader,
  resource: AnyResource,
  query: ListQuery,
  max: number,
): Promise<Chosen[]> {
  const rows = await reader.database.query<{ id: string; title: string | null }>(
    statement(
      sql`select "id", ${sql.raw(quoted(resource.title))} as "title" from ${sql.identifier(resource.name)} where ${whereSql(reader, resource, query)} order by ${orderSql(keysOf(resource, [defaultSort(resource)]))} limit ${max}`,
    ),
  )
  return rows.map(({ id, title }) => ({ id, title: title ?? id }))
}
