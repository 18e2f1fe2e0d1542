import type { AnyResource } from '#define/resource'
import type { Note } from './change-entries'
import { sql, statement } from '../db/statement'
import { quoted } from '../db/tables/columns'
import type { Writing } from './context'

/** Adds an entry to the change log for an event that does not change the record. */
export async function recordEvent(
  { tx, caller, batch }: Writing,
  resource: AnyResource,
  record: string,
  operation: string,
  what: Note = {},
): Promise<void> {
  const after = JSON.stringify({ _note: what })
  const table = sql.raw(quoted(resource.name))
  await tx.query(
    statement(
      // The entry gets the record's current version; `before` is empty, as no value changes.
      sql`select change_log_append(${operation}, ${caller.userId}::uuid, ${resource.name}, ${table}."id", ${table}."version", '{}'::jsonb, ${after}::jsonb, ${batch}::uuid) from ${table} where ${table}."id" = ${record}`,
    ),
  )
}
