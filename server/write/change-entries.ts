import type { Queryable } from '../base/database'
import type { Values } from '#define/parse'

/** A change as the ledger keeps it: every value, whoever looks. */
export interface ChangeEntry {
  readonly id: number
  readonly operation: string
  readonly at: string
  readonly userId: string | null
  readonly version: number
  readonly before: Values | null
  readonly after: Values | null
}

/**
 * What an entry says that changes nothing: that somebody asked for what is hidden, or saw what a user sees. Its version
 * is the one that the record has anyway.
 */
export interface Note {
  /** The fields that it is about. */
  readonly fields?: readonly string[]
}

/** The note of an entry; nothing where it is a change. */
export const noteOf = ({ after }: Pick<ChangeEntry, 'after'>): Note | undefined =>
  after && Object.hasOwn(after, '_note') ? (after['_note'] as Note) : undefined

/** The changes of a record, the newest first, from behind the entry `after`; the notes among them where they are wanted. */
export function entriesOf(
  database: Queryable,
  resource: string,
  record: string,
  {
    after,
    limit,
    notes = false,
  }: { readonly after?: number | undefined; readonly limit: number; readonly notes?: boolean },
): Promise<ChangeEntry[]> {
  return database.query<ChangeEntry>({
    name: 'history_entries',
    text: `select "id", "operation", "at", "userId", "version", "before", "after" from "changes"
      where "resource" = $1 and "record" = $2 and "id" < coalesce($3::bigint, 9223372036854775807)
      and ($5 or ("after" ? '_note') is not true)
      order by "id" desc limit $4`,
    values: [resource, record, after ?? null, limit, notes],
  })
}
