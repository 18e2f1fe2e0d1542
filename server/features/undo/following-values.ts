import type { AnyResource } from '#define/resource'
import { causesOf } from '#server/write/automation/causes'
import type { ChangeEntry } from '#server/write/change-entries'
import type { Queryable } from '#server/base/database'

/**
 * The fields of a change whose values followed from the change of another record in the same batch, such as what was
 * sold of a product from an order: no role may write them, and no rule has set them. They stay as they are unless the
 * other change is undone.
 */
export async function followingValues(
  database: Queryable,
  resource: AnyResource,
  record: string,
  { operation, before, after, batch }: ChangeEntry,
): Promise<ReadonlySet<string>> {
  if (operation !== 'update' || batch === undefined) return new Set()
  const causes = causesOf(after)
  const names = Object.keys(before ?? {}).filter((name) => {
    const field = resource.fields[name]
    return field !== undefined && (field.readOnly || field.kind === 'state') && !Object.hasOwn(causes, name)
  })
  if (names.length === 0) return new Set()
  const others = await database.query({
    name: 'undo_others',
    text: `select from "changes" where "batch" = $1 and "record" <> $2 limit 1`,
    values: [batch, record],
  })
  return new Set(others.length > 0 ? names : [])
}
