import type { Queryable } from '#server/base/database'
import { statement, sql } from '#server/db/statement'
import { markerSql } from '#server/read/total'
import type { Bell } from '#server/features/stream/bell'

/** Without any ring it is asked this often, in milliseconds: another program may have written, or a ring was not heard. */
const patience = 10_000

/** What was true of some resources when something was made of them. */
export interface Seen {
  readonly marker: number
  /** How often the bell had rung. */
  readonly rings: number
  readonly at: number
}

export interface Freshness {
  /** How often the resources have changed until now. */
  look(resources: readonly string[]): Promise<Seen>
  /** Whether nothing can have changed since: this asks nobody. */
  isCertain(seen: Seen): boolean
}

/**
 * Knows whether what was made of some resources is still right. While nothing at all is written, nothing is asked; after
 * a change of anything, one statement tells whether it was one of these.
 */
export function createFreshness(
  database: Queryable,
  bell: Bell,
  clock = Date.now,
): Freshness & { close(): void } {
  let rings = 0
  const close = bell.hear(() => void rings++)
  return {
    close,
    isCertain: (seen) => seen.rings === rings && clock() - seen.at < patience,
    async look(resources) {
      // Counted before it is asked: a change in between is noticed the next time.
      const [heard, at] = [rings, clock()]
      const [row] = await database.query<{ marker: number }>(
        statement(sql`select ${markerSql(resources)} as "marker"`),
      )
      return { marker: row?.marker ?? 0, rings: heard, at }
    },
  }
}
