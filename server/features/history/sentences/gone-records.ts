import type { Values } from '#define/parsing/parse'
import type { AnyResource } from '#define/resource'
import type { Reader } from '#server/read/list'
import type { ChangeEntry } from '#server/write/change-entries'
import { readableEntry } from '../readable-entry'

interface Last extends ChangeEntry {
  readonly record: string
}

/**
 * The last known values of records that are deleted for good, by id, as far as the caller's role may read them: those of
 * the last entry of each with its title. One statement, by the index of the entries of a record.
 */
export async function goneRecords(
  { database, caller }: Reader,
  resource: AnyResource,
  ids: readonly string[],
): Promise<Map<string, Values>> {
  if (ids.length === 0) return new Map()
  const last = await database.query<Last>({
    name: 'change_entries_last',
    text: `select "last".* from unnest($2::uuid[]) as "gone" ("id") cross join lateral (
        select "id", "operation", "at", "userId", "record", "version", "before", "after" from "changes"
        where "resource" = $1 and "record" = "gone"."id" and coalesce("after" ->> $3, "before" ->> $3) is not null
        order by "id" desc limit 1
      ) as "last"`,
    values: [resource.name, ids, resource.title],
  })
  return new Map(
    last.map((entry) => {
      const { before, after } = readableEntry(resource, caller.role, entry)
      return [entry.record, { ...before, ...after }]
    }),
  )
}
