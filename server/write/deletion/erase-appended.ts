import type { AnyResource } from '#define/resource'
import { sql, statement } from '#server/db/statement'
import { appOf, type Writing } from '../context'

/**
 * Deletes the records that were appended because of a record whose creation is undone. The record has not changed since
 * it was created, so they belong to its creation.
 */
export async function eraseAppended(writing: Writing, resource: AnyResource, id: string): Promise<void> {
  for (const other of Object.values(appOf(writing))) {
    if (other.appended !== 'kept') continue
    for (const [name, field] of Object.entries(other.fields))
      if (field.kind === 'ref' && field.to === resource.name)
        await writing.tx.query(
          statement(sql`delete from ${sql.identifier(other.name)} where ${sql.identifier(name)} = ${id}`),
        )
  }
}
