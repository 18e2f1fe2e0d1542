import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { sql, statement } from '#server/db/statement'
import { invalidField } from '#server/base/errors/problem'
import { allowedSql } from '#server/read/access/access-sql'
import { appOf, type Stored, type Writing } from '../context'

/** Maximum depth; it also ends the search where records refer to each other in a circle. */
const deepest = 100

interface Parent {
  readonly isAlive: boolean
  readonly isReadable: boolean
  readonly above: string | null
}

/**
 * The new parents of a record that is restored while its parent stays in the trash: the nearest record above that is
 * not in the trash, or none. Empty where the parents do not change.
 * @throws Problem invalid where a parent is required and there is none.
 */
export async function parentsAfterRestore(
  writing: Writing,
  resource: AnyResource,
  record: Stored,
): Promise<Values> {
  const parents: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    const id = record[name]
    const target = field.kind === 'ref' && field.onTrash === 'cascade' ? appOf(writing)[field.to] : undefined
    if (!target || typeof id !== 'string') continue
    const parent = await nearest(writing, target, id)
    if (parent === null && !field.optional) throw invalidField(name, 'parentInTrash')
    if (parent !== id) parents[name] = parent
  }
  return parents
}

async function nearest(writing: Writing, target: AnyResource, start: string): Promise<string | null> {
  let id: string | null = start
  for (let level = 0; id !== null && level < deepest; level++) {
    const parent: Parent | undefined = await parentAt(writing, target, id)
    if (parent?.isAlive && (level === 0 || parent.isReadable)) return id
    id = parent?.above ?? null
  }
  return null
}

/** A parent, locked so that it cannot be moved to the trash before this transaction has ended. */
async function parentAt(writing: Writing, target: AnyResource, id: string): Promise<Parent | undefined> {
  const up = Object.entries(target.fields).find(
    ([, field]) => field.kind === 'ref' && field.to === target.name && field.onTrash === 'cascade',
  )?.[0]
  const readable = allowedSql(appOf(writing), target, 'read', writing.caller) ?? sql`false`
  const [found] = await writing.tx.query<Parent>(
    statement(
      sql`select "deletedAt" is null as "isAlive", (${readable}) as "isReadable", ${up === undefined ? sql`null` : sql.identifier(up)} as "above" from ${sql.identifier(target.name)} where "id" = ${id} for key share`,
    ),
  )
  return found
}
