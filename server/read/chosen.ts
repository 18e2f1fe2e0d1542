import { defaultSort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { sql, statement } from '../db/statement'
import { keysOf, orderSql } from './pages/keyset'
import type { Reader } from './list'
import { whereSql } from './conditions/list-conditions'
import { namesOf } from './names'
import type { ListQuery } from './query'

/** The id of a record, and how it is called. */
export interface Chosen {
  readonly id: string
  readonly title: string
}

/**
 * The ids of the records that a list query finds for the caller, at most `max` of them, in the resource's default order.
 * @throws Problem forbidden where the role may not read the resource.
 */
export async function chosenBy(
  reader: Reader,
  resource: AnyResource,
  query: ListQuery,
  max: number,
): Promise<string[]> {
  const rows = await reader.database.query<{ id: string }>(
    statement(
      sql`select "id" from ${sql.identifier(resource.name)} where ${whereSql(reader, resource, query)} order by ${orderSql(keysOf(resource, [defaultSort(resource)]))} limit ${max}`,
    ),
  )
  return rows.map(({ id }) => id)
}

/** Records with their names, in the order of the ids. */
export async function withNames(
  reader: Reader,
  resource: AnyResource,
  ids: readonly string[],
): Promise<Chosen[]> {
  const names = await namesOf(reader, resource, ids)
  return ids.flatMap((id) => {
    const title = names.get(id)
    return title === undefined ? [] : [{ id, title }]
  })
}
