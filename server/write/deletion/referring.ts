import type { AnyResource } from '#define/resource'
import { quoted } from '#server/db/tables/columns'
import { sql, statement, type SQL } from '#server/db/statement'
import { Problem } from '#server/base/errors/problem'
import { appOf, type Writing } from '../context'

/**
 * Refuses where another record refers to this one in a list of references, which has no foreign key. The record is
 * locked, and new references need a lock of it too, so none can be added meanwhile.
 * @throws Problem referenced.
 */
export async function requireUnreferred(writing: Writing, resource: AnyResource, id: string): Promise<void> {
  const hits = Object.values(appOf(writing))
    .filter(({ managedBy }) => !managedBy)
    .flatMap((other) =>
      Object.entries(other.fields)
        .filter(([, field]) => field.kind === 'refs' && field.to === resource.name)
        .flatMap(([name]) => hitsOf(other, name, id)),
    )
  if (hits.length === 0) return
  const found = await writing.tx.query(statement(sql`${sql.join(hits, sql` union all `)} limit 1`))
  if (found.length > 0) throw new Problem({ kind: 'referenced' })
}

/** One query for records in the trash and one for the others: the index of the field covers only the latter. */
function hitsOf(other: AnyResource, name: string, id: string): SQL[] {
  const parts = other.trash ? [sql` and "deletedAt" is null`, sql` and "deletedAt" is not null`] : [sql``]
  return parts.map(
    (part) =>
      sql`select 1 from ${sql.identifier(other.name)} where ${sql.raw(quoted(name))} @> array[${id}]::uuid[] and "id" <> ${id}${part}`,
  )
}
