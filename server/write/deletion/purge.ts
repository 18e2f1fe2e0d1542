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
 * Permanently deletes a record in the trash, with the records that were moved there together with it. Children that
 * were moved there separately stay, and get the record above as their parent.
 * @throws Problem missing where the resource does not purge its trash, or has no such record there for the caller;
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

/** Moves the children that are not deleted to the record above the one that is purged. */
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
        operation: 'update',
        record: record as Stored,
        values: { [field]: above },
        rule: sql`true`,
      })
  }
}

/** The id of the record above the purged one, where it belongs to the wanted resource; else null. */
function aboveOf(
  writing: Writing,
  wanted: AnyResource,
  { resource, record }: { readonly resource: AnyResource; readonly record: Stored },
): unknown {
  const up = cascadeFields(appOf(writing), resource).find((item) => item.resource === resource)
  return up && wanted === resource ? (record[up.field] ?? null) : null
}
