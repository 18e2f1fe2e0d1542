import type { Queryable } from '#server/base/database'
import { quoted } from '#server/db/tables/columns'
import { sql, statement, type SQL } from '#server/db/statement'

/** A record that a job processes. */
export interface Item {
  readonly resource: string
  readonly record: string
}

/** How many items are read, stored or deleted by one statement. */
const itemsAtOnce = 10_000

/** Stores the records with these ids as the items of a job, in the order given. */
export async function storeItems(
  database: Queryable,
  job: string,
  resource: string,
  ids: readonly string[],
): Promise<void> {
  await database.query({
    name: 'items_store',
    text: `insert into "job_items" ("job", "position", "resource", "record")
      select $1, "position" - 1, $2, "record" from unnest($3::uuid[]) with ordinality as "given" ("record", "position")`,
    values: [job, resource, ids],
  })
}

/**
 * Stores the records that meet a condition as the items of a job, in the order of their ids, at most `max` of them.
 * Several short statements, so that other requests, which share the embedded database, hardly wait.
 * @returns the number of items
 */
export async function storeMatching(
  database: Queryable,
  job: string,
  { resource, where, max }: { readonly resource: string; readonly where: SQL; readonly max: number },
): Promise<number> {
  const table = sql.raw(quoted(resource))
  let last: string | undefined
  for (let count = 0; count < max;) {
    const limit = Math.min(itemsAtOnce, max - count)
    const after = last === undefined ? sql`` : sql` and ${table}."id" > ${last}::uuid`
    const [stored] = await database.query<{ count: number; last: string | null }>(
      statement(
        sql`with "found" as (select "id" from ${table} where ${where}${after} order by "id" limit ${sql.raw(String(limit))}),
          "stored" as (insert into "job_items" ("job", "position", "resource", "record")
            select ${job}::uuid, ${count}::int - 1 + row_number() over (order by "id"), ${resource}, "id" from "found")
          select count(*) as "count", max("id"::text) as "last" from "found"`,
      ),
    )
    count += stored?.count ?? 0
    if (!stored?.last || stored.count < limit) return count
    last = stored.last
  }
  return max
}

/** The items of a job from a position on, at most `count`. */
export const itemsOf = (database: Queryable, job: string, from: number, count: number): Promise<Item[]> =>
  database.query<Item>({
    name: 'items_read',
    text: `select "resource", "record" from "job_items" where "job" = $1 and "position" >= $2 and "position" < $3
      order by "position"`,
    values: [job, from, from + count],
  })

/** Deletes the items of an ended job. */
export async function dropItems(database: Queryable, job: string, total: number): Promise<void> {
  for (let from = 0; from < total; from += itemsAtOnce)
    await database.query({
      name: 'items_drop',
      text: 'delete from "job_items" where "job" = $1 and "position" >= $2 and "position" < $3',
      values: [job, from, from + itemsAtOnce],
    })
}
