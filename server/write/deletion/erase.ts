import type { AnyResource } from '#define/resource'
import type { Queryable } from '../../base/database'
import { sql, statement } from '../../db/statement'
import { Problem } from '../../base/errors/problem'
import type { Writer } from '../context'
import { isReferred } from '../named-refusal'
import { changeLogSql, recordSql } from '../row-sql'

/**
 * Deletes a record; the change log stores it completely.
 * @throws Problem referenced where others refer to it.
 */
export async function erase(
  writer: Writer,
  database: Queryable,
  resource: AnyResource,
  id: string,
): Promise<void> {
  const table = sql.identifier(resource.name)
  const changeEntry = changeLogSql(writer, resource, {
    operation: 'delete',
    before: recordSql(resource),
    after: sql`null`,
  })
  const erasing = sql`with "_erased" as (delete from ${table} where "id" = ${id} returning *) select ${changeEntry} from "_erased" ${table}`
  try {
    await database.query(statement(erasing))
  } catch (error) {
    if (isReferred(error)) throw new Problem({ kind: 'referenced' })
    throw error
  }
}
