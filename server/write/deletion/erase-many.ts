import { sql, statement } from '#server/db/statement'
import { Problem } from '#server/base/errors/problem'
import { releaseUploads } from '../uploads/release'
import { uploadsIn } from '#server/read/uploads/values'
import type { Stored, Writing } from '../context'
import { isReferred } from '../named-refusal'
import { requireUnreferred } from './referring'
import { changeLogSql, recordSql } from '../row-sql'
import type { Group } from './trash-cascade'

/**
 * Deletes locked records of one resource permanently; the change log stores each of them completely. Their uploads
 * are released and removed once nothing else refers to them.
 * @throws Problem referenced where others refer to one of them.
 */
export async function eraseMany(writing: Writing, { resource, ids }: Group): Promise<void> {
  for (const id of ids) await requireUnreferred(writing, resource, id)
  const table = sql.identifier(resource.name)
  const chosen = sql`where "id" = any(${sql.param([...ids])}::uuid[])`
  const rows = await writing.tx.query<Stored>(statement(sql`select * from ${table} ${chosen}`))
  const changeEntry = changeLogSql(writing, resource, {
    operation: 'delete',
    before: recordSql(resource),
    after: sql`null`,
  })
  try {
    await writing.tx.query(
      statement(
        sql`with "_erased" as (delete from ${table} ${chosen} returning *) select ${changeEntry} from "_erased" ${table}`,
      ),
    )
  } catch (error) {
    if (isReferred(error)) throw new Problem({ kind: 'referenced' })
    throw error
  }
  await releaseUploads(
    writing.tx,
    rows.flatMap((row) => uploadsIn(resource.fields, row).map(({ id }) => id)),
  )
}
