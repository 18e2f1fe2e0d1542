import type { Queryable } from '#server/base/database'
import { slicesOf } from './slices'
import type { ChangeEntry } from '#server/write/change-entries'

/** A record that a batch has changed. */
export interface Touched {
  readonly resource: string
  readonly record: string
}

/** The users of a batch, and the resources of the records that it has changed; none of a batch that does not exist. */
export async function summaryOf(
  database: Queryable,
  batch: string,
): Promise<{ readonly users: ReadonlySet<string | null>; readonly resources: ReadonlySet<string> }> {
  const users = new Set<string | null>()
  const resources = new Set<string>()
  for await (const { from, to } of slicesOf(database, batch)) {
    const rows = await database.query<{ userId: string | null; resource: string }>({
      name: 'undo_summary',
      text: `select distinct "userId", "resource" from "changes"
        where "batch" = $1 and "id" > $2 and "id" <= $3`,
      values: [batch, from, to],
    })
    for (const { userId, resource } of rows) {
      users.add(userId)
      resources.add(resource)
    }
  }
  return { users, resources }
}

/** The last entries of a batch among which its last records are searched. */
const lastEntries = 1000

/** The last records that a batch has changed, last one first, at most `count`. */
export const touchedBy = (database: Queryable, batch: string, count: number): Promise<Touched[]> =>
  database.query<Touched>({
    name: 'undo_touched',
    text: `select "resource", "record" from (select "resource", "record", "id" from "changes" where "batch" = $1
        order by "id" desc limit ${lastEntries}) "_last"
      group by "resource", "record" order by max("id") desc limit $2`,
    values: [batch, count],
  })

/**
 * Stores the records that a batch has changed as the items of a job, last one first.
 * @returns their number
 */
export async function storeTouched(database: Queryable, job: string, batch: string): Promise<number> {
  let count = 0
  for await (const { from, to } of slicesOf(database, batch)) {
    const [stored] = await database.query<{ count: number }>({
      name: 'undo_store',
      // A record that a newer slice has changed as well is stored there.
      text: `with "touched" as (select "resource", "record", max("id") as "last" from "changes" e
          where "batch" = $1 and "id" > $2 and "id" <= $3 and not exists (select from "changes" newer
            where newer."resource" = e."resource" and newer."record" = e."record" and newer."id" > $3
              and newer."batch"::text = $1::uuid::text) group by "resource", "record"),
        "stored" as (insert into "job_items" ("job", "position", "resource", "record")
          select $4, $5::int + row_number() over (order by "last" desc) - 1, "resource", "record" from "touched"
          returning 1)
        select count(*)::int as "count" from "stored"`,
      values: [batch, from, to, job, count],
    })
    count += stored?.count ?? 0
  }
  return count
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
