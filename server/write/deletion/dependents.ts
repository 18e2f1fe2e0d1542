import type { AnyResource } from '#define/resource'
import { sql, statement } from '#server/db/statement'
import { appOf, hooksOf, type Stored, type Writing } from '../context'
import { requireUnreferred } from './referring'
import { erase } from './erase'
import { requireNoNumber } from '../values/series'

/** The reference fields of other resources whose records are deleted with the referenced record. */
export function dependentFields(
  app: { readonly [name: string]: AnyResource },
  resource: AnyResource,
): { readonly resource: AnyResource; readonly field: string }[] {
  return Object.values(app).flatMap((other) =>
    Object.entries(other.fields).flatMap(([name, field]) =>
      field.kind === 'ref' && field.to === resource.name && field.whenDeleted === 'delete'
        ? [{ resource: other, field: name }]
        : [],
    ),
  )
}

/**
 * Deletes a record permanently, after its dependents; the change log stores each of them completely.
 * @throws Problem referenced where others refer to one of them; numbered where one has a number of a series.
 */
export async function eraseWhole(writing: Writing, resource: AnyResource, id: string): Promise<void> {
  for (const { resource: other, field } of dependentFields(appOf(writing), resource)) {
    const rows = await writing.tx.query<Stored>(
      statement(
        sql`select * from ${sql.identifier(other.name)} where ${sql.identifier(field)} = ${id} order by "id" for update`,
      ),
    )
    for (const { search: _, ...record } of rows) {
      requireNoNumber(other, record)
      await hooksOf(writing, other)?.beforeDelete?.({ ...writing, record } as never)
      await eraseWhole(writing, other, record.id)
    }
  }
  await requireUnreferred(writing, resource, id)
  await erase(writing, writing.tx, resource, id)
}
