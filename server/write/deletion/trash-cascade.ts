import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import { sql, statement, type SQL } from '#server/db/statement'
import { invalidField } from '#server/base/errors/problem'
import { allowedSql } from '#server/read/access/access-sql'
import { appOf, type Stored, type Writing } from '../context'
import { manyChanges } from '../many/many-changes'
import { setDeletedAt } from './set-deleted-at'

/** Maximum number of records that are moved to the trash, or restored, together with one record. */
export const maxInCascade = 10_000

/** The reference fields whose records are moved to the trash together with the referenced record. */
export const cascadeFields = (app: App, resource: AnyResource) =>
  Object.values(app).flatMap((other) =>
    Object.entries(other.fields).flatMap(([field, declared]) =>
      declared.kind === 'ref' && declared.to === resource.name && declared.onTrash === 'cascade'
        ? [{ resource: other, field }]
        : [],
    ),
  )

export interface Group {
  readonly resource: AnyResource
  readonly ids: readonly string[]
}

/**
 * Locks the descendants of a record that meet a condition.
 * @returns groups of records, those nearest to the record first.
 * @throws Problem invalid where there are too many, or where the caller may not delete some of them.
 */
export async function lockedBelow(
  writing: Writing,
  resource: AnyResource,
  id: string,
  condition: SQL,
): Promise<Group[]> {
  const found: Group[] = []
  let level: Group[] = [{ resource, ids: [id] }]
  let count = 0
  while (level.length > 0) {
    const next: Group[] = []
    for (const parents of level)
      for (const { resource: child, field } of cascadeFields(appOf(writing), parents.resource)) {
        const ids = await lockedChildren(writing, child, sql`${inField(field, parents.ids)} and ${condition}`)
        count += ids.length
        if (count > maxInCascade) throw invalidField('', 'cascadeLimit', { limit: maxInCascade })
        if (ids.length > 0) next.push({ resource: child, ids })
      }
    found.push(...next)
    level = next
  }
  return found
}

export const inField = (field: string, ids: readonly string[]): SQL =>
  sql`${sql.identifier(field)} = any(${sql.param([...ids])}::uuid[])`

async function lockedChildren(writing: Writing, resource: AnyResource, condition: SQL): Promise<string[]> {
  const allowed = allowedSql(appOf(writing), resource, 'delete', writing.caller) ?? sql`false`
  const rows = await writing.tx.query<{ id: string; allowed: boolean }>(
    statement(
      sql`select "id", (${allowed}) as "allowed" from ${sql.identifier(resource.name)} where ${condition} order by "id" for update`,
    ),
  )
  if (!rows.every(({ allowed: may }) => may)) throw invalidField('', 'cascadeRefused')
  return rows.map(({ id }) => id)
}

/**
 * Moves all descendants of a locked record to the trash.
 * @returns the `deletedAt` that the record itself must get. Restoring finds by it what was moved together with the
 * record, so it is later than that of anything already there.
 */
export async function trashBelow(
  writing: Writing,
  resource: AnyResource,
  { id }: Stored,
  given?: string,
): Promise<string> {
  if (cascadeFields(appOf(writing), resource).length === 0) return given ?? writing.now()
  const groups = await lockedBelow(writing, resource, id, sql`"deletedAt" is null`)
  const moment = given ?? (await freeMoment(writing, [{ resource, ids: [id] }, ...groups]))
  await manyChanges(writing.tx, async () => {
    for (const group of groups.toReversed())
      await setDeletedAt(writing, group, { operation: 'delete', before: null, after: moment })
  })
  return moment
}

/**
 * The current time, or one millisecond after the latest `deletedAt` of children that were moved to the trash
 * separately.
 */
async function freeMoment(writing: Writing, groups: readonly Group[]): Promise<string> {
  let moment = writing.now()
  for (const { resource, ids } of groups)
    for (const { resource: child, field } of cascadeFields(appOf(writing), resource)) {
      const [latest] = await writing.tx.query<{ at: string | null }>(
        statement(
          sql`select max("deletedAt") as "at" from ${sql.identifier(child.name)} where ${inField(field, ids)} and "deletedAt" >= ${moment}::timestamptz`,
        ),
      )
      if (latest?.at) moment = new Date(Date.parse(latest.at) + 1).toISOString()
    }
  return moment
}

/** Restores what was moved to the trash together with a locked record, but nothing that was moved there separately. */
export async function restoreBelow(writing: Writing, resource: AnyResource, record: Stored): Promise<void> {
  if (cascadeFields(appOf(writing), resource).length === 0) return
  const moment = String(record['deletedAt'])
  const groups = await lockedBelow(writing, resource, record.id, sql`"deletedAt" = ${moment}::timestamptz`)
  await manyChanges(writing.tx, async () => {
    for (const group of groups.toReversed())
      await setDeletedAt(writing, group, { operation: 'restore', before: moment, after: null })
  })
}
