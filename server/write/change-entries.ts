import type { Queryable } from '../base/database'
import type { Values } from '#define/parsing/parse'

/** An entry of the change log, with every value, regardless of the caller's access. */
export interface ChangeEntry {
  readonly id: number
  readonly operation: string
  readonly at: string
  readonly userId: string | null
  readonly version: number
  /** Shared with the other changes of its request or job. */
  readonly batch?: string
  readonly before: Values | null
  readonly after: Values | null
}

/** The content of an entry without changes, such as a reveal. Its version is the record's current one. */
export interface Note {
  readonly fields?: readonly string[]
}

/** The note of an entry; undefined where it is a change. */
export const noteOf = ({ after }: Pick<ChangeEntry, 'after'>): Note | undefined =>
  after && Object.hasOwn(after, '_note') ? (after['_note'] as Note) : undefined

interface EntriesQuery {
  readonly after?: number | undefined
  readonly limit: number
  readonly notes?: boolean
  /** Only entries that changed one of these values, by the names that the entries use. */
  readonly changing?: readonly string[] | undefined
}

/**
 * The entries of a record with ids below `after`, the newest first; with notes where requested. The index of the
 * record's entries bounds what is read.
 */
export function entriesOf(
  database: Queryable,
  resource: string,
  record: string,
  { after, limit, notes = false, changing }: EntriesQuery,
): Promise<ChangeEntry[]> {
  const values = [resource, record, after ?? null, limit, notes]
  return database.query<ChangeEntry>({
    name: changing ? 'history_entries_changing' : 'history_entries',
    text: `select "id", "operation", "at", "userId", "version", "before", "after", "batch" from "changes"
      where "resource" = $1 and "record" = $2 and "id" < coalesce($3::bigint, 9223372036854775807)
      and ($5 or ("after" ? '_note') is not true)
      ${changing ? 'and ("before" ?| $6::text[] or "after" ?| $6::text[])' : ''}
      order by "id" desc limit $4`,
    values: changing ? [...values, changing] : values,
  })
}
