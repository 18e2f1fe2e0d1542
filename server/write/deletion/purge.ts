import type { AnyResource } from '#define/resource'
import { sql, statement } from '#server/db/statement'
import { Problem } from '#server/base/errors/problem'
import { appOf, inTransaction, type Stored, type Writer, type Writing } from '../context'
import { eraseMany } from './erase-many'
import { lockAllowed } from '../lock'
import { manyChanges } from '../many/many-changes'
import { change } from '../save'
import { cascadeFields, inField, lockedBelow, type Group } from './trash-cascade'

/**
 * Deletes a record for good that is in the trash, with what went there together with it. What was put there by itself
 * before stays, and belongs to the record above from then on.
 * @throws Problem missing where the resource keeps what is in its trash, or has no such record there for the caller;
 * forbidden; referenced where others refer to it.
 */
export async function purge(writer: Writer, resource: AnyResource, name: string): Promise<void> {
  if (!resource.purges) throw new Problem({ kind: 'missing' })
  await inTransaction(writer, async (writing) => {
    const record = await lockAllowed(writing, resource, name, 'restore', undefined)
    const moment = String(record['deletedAt'])
    const below = await lockedBelow(writing, resource, record.id, sql`"deletedAt" = ${moment}::timestamptz`)
    const groups: Group[] = [{ resource, ids: [record.id] }, ...below]
    await manyChanges(writing.tx, async () => {
      for (const group of groups) await moveUp(writing, group, groups, { resource, record })
      for (const group of groups.toReversed()) await eraseMany(writing, group)
    })
  })
}

/** Lets what is not deleted with some records belong to the record above the one that is purged. */
async function moveUp(
  writing: Writing,
  parents: Group,
  groups: readonly Group[],
  purged: { readonly resource: AnyResource; readonly record: Stored },
): Promise<void> {
  for (const { resource, field } of cascadeFields(appOf(writing), parents.resource)) {
    const erased = groups.filter((group) => group.resource === resource).flatMap(({ ids }) => ids)
    const rows = await writing.tx.query<Stored>(
      statement(
        sql`select * from ${sql.identifier(resource.name)} where ${inField(field, parents.ids)} and "id" <> all(${sql.param(erased)}::uuid[]) order by "id" for update`,
      ),
    )
    const above = aboveOf(writing, parents.resource, purged)
    for (const { search: _search, ...record } of rows)
      await change(writing, writing.tx, resource, {
        ...{ operation: 'update', record: record as Stored },
        values: { [field]: above },
        rule: sql`true`,
      })
  }
}

/** The record above a purged one, where that is of the resource that is looked for. */
function aboveOf(
  writing: Writing,
  wanted: AnyResource,
  { resource, record }: { readonly resource: AnyResource; readonly record: Stored },
): unknown {
  const up = cascadeFields(appOf(writing), resource).find((item) => item.resource === resource)
  return up && wanted === resource ? (record[up.field] ?? null) : null
}
