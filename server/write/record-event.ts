import type { AnyResource } from '#define/resource'
import type { Note } from './change-entries'
import { sql, statement } from '../db/statement'
import { quoted } from '../db/tables/columns'
import type { Writing } from './context'

/** Keeps in the ledger that something was done with a record that changes nothing of it. */
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
      // The record as it is shows which version it was about. Nothing before and nothing after is what changes nothing.
      sql`select change_log_append(${operation}, ${caller.userId}::uuid, ${resource.name}, ${table}."id", ${table}."version", '{}'::jsonb, ${after}::jsonb, ${batch}::uuid) from ${table} where ${table}."id" = ${record}`,
    ),
  )
}
