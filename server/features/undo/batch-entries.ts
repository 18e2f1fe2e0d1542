import type { Queryable } from '#server/base/database'
import type { ChangeEntry } from '#server/write/change-entries'

/** A record that a batch has changed. */
export interface Touched {
  readonly resource: string
  readonly record: string
}

/** The users of a batch, and the records that it has changed, last one first. */
export async function touchedBy(
  database: Queryable,
  batch: string,
): Promise<{ readonly users: ReadonlySet<string | null>; readonly touched: readonly Touched[] }> {
  const rows = await database.query<Touched & { userId: string | null }>({
    name: 'undo_touched',
    text: `select "resource", "record", min("userId"::text) as "userId" from "changes"
      where "batch" = $1 group by "resource", "record" order by max("id") desc`,
    values: [batch],
  })
  return { users: new Set(rows.map(({ userId }) => userId)), touched: rows }
}

/** The batch of a change entry. */
export async function batchOf(database: Queryable, entry: number): Promise<string> {
  const [row] = await database.query<{ batch: string }>({
    name: 'undo_batch_of',
    text: 'select "batch" from "changes" where "id" = $1',
    values: [entry],
  })
  if (!row) throw new Error('A change entry has no batch')
  return row.batch
}

const columns = '"id", "operation", "at", "userId", "version", "before", "after"'

/**
 * The changes of a batch to a record, first one first. Searched by record, which has few entries: the batch of an
 * import has thousands. Comparing the batch as text prevents the use of its index.
 */
export const entriesIn = (
  database: Queryable,
  batch: string,
  { resource, record }: Touched,
): Promise<ChangeEntry[]> =>
  database.query<ChangeEntry>({
    name: 'undo_entries',
    text: `select ${columns} from "changes"
      where "resource" = $1 and "record" = $2 and "batch"::text = $3 order by "id"`,
    values: [resource, record, batch],
  })
