import type { Queryable } from '#server/base/database'

/**
 * The next number of a counter, from 1, without gaps: it is taken in the transaction that uses it, and other
 * transactions that need the next number wait until that transaction has ended.
 */
export async function nextNumber(tx: Queryable, name: string): Promise<number> {
  const [row] = await tx.query<{ value: number }>({
    name: 'counter_next',
    text: `insert into "counters" ("name", "value") values ($1, 1)
      on conflict ("name") do update set "value" = "counters"."value" + 1 returning "value"`,
    values: [name],
  })
  if (!row) throw new Error('The counter returned no number')
  return row.value
}
