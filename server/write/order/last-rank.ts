import { generateKeyBetween } from 'fractional-indexing'
import type { AnyResource } from '#define/resource'
import { quoted } from '#server/db/tables/columns'
import type { Queryable } from '#server/base/database'

/** The rank after all records of a resource. */
export async function lastRank(tx: Queryable, resource: AnyResource, name: string): Promise<string> {
  const column = `${quoted(name)} collate "C"`
  const [last] = await tx.query<{ rank: string }>({
    text: `select ${quoted(name)} as rank from ${quoted(resource.name)} order by ${column} desc limit 1`,
  })
  return generateKeyBetween(last?.rank ?? null, null)
}
