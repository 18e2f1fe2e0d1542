import type { AnyResource } from '#define/resource'
import { sql, statement } from '../../db/statement'
import type { Reader } from '../list'
import { whereSql } from '../conditions/list-conditions'
import type { ListQuery } from '../query'

/** The exact number of records that a list query finds for the caller. */
export async function countOf(reader: Reader, resource: AnyResource, query: ListQuery): Promise<number> {
  const where = whereSql(reader, resource, query)
  const [found] = await reader.database.query<{ count: number }>(
    statement(sql`select count(*) as "count" from ${sql.identifier(resource.name)} where ${where}`),
  )
  return found?.count ?? 0
}
