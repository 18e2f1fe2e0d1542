import type { AnyResource } from '#define/resource'
import { sql, statement } from '#server/db/statement'
import { hooksOf, type Stored, type Writing } from '../context'
import { assertNoOverlap, isCompared } from '../exclusive/no-overlap'
import { changeLogSql } from '../row-sql'

interface Group {
  readonly resource: AnyResource
  readonly ids: readonly string[]
}

interface Setting {
  readonly operation: 'delete' | 'restore'
  readonly before: string | null
  readonly after: string | null
}

/** Moves locked records of one resource to the trash, or restores them, with an entry in the change log for each. */
export async function setDeletedAt(
  writing: Writing,
  { resource, ids }: Group,
  { operation, before, after }: Setting,
): Promise<void> {
  await runHooks(writing, { resource, ids }, operation)
  const table = sql.identifier(resource.name)
  const changeEntry = changeLogSql(writing, resource, {
    operation,
    before: sql`${JSON.stringify({ deletedAt: before })}::jsonb`,
    after: sql`${JSON.stringify({ deletedAt: after })}::jsonb`,
  })
  await writing.tx.query(
    statement(
      sql`with "_written" as (update ${table} set "deletedAt" = ${after}::timestamptz, "version" = "version" + 1, "updatedAt" = ${writing.now()} where "id" = any(${sql.param([...ids])}::uuid[]) returning *) select ${changeEntry} from "_written" ${table}`,
    ),
  )
}

/** Runs the hooks of the resource for each record, and checks overlaps before a restore. */
async function runHooks(writing: Writing, { resource, ids }: Group, operation: Setting['operation']) {
  const hooks = hooksOf(writing, resource)
  const hook = operation === 'delete' ? hooks?.beforeDelete : hooks?.beforeRestore
  if (!hook && !(operation === 'restore' && isCompared(resource))) return
  const rows = await writing.tx.query<Stored>(
    statement(
      sql`select * from ${sql.identifier(resource.name)} where "id" = any(${sql.param([...ids])}::uuid[])`,
    ),
  )
  for (const { search: _search, ...record } of rows) {
    await hook?.({ ...writing, record } as never)
    if (operation === 'restore')
      await assertNoOverlap(writing, resource, { ...record, deletedAt: null } as Stored)
  }
}
