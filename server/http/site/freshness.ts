import type { Queryable } from '#server/base/database'
import { statement, sql } from '#server/db/statement'
import { markerSql } from '#server/read/total'
import type { Bell } from '#server/features/stream/bell'

/** Without any ring it is asked this often, in milliseconds: another program may have written, or a ring was not heard. */
const maxAgeMs = 10_000

/** What was true of some resources when something was made of them. */
export interface Snapshot {
  readonly marker: number
  /** How often the bell had rung. */
  readonly rings: number
  readonly at: number
}

export interface Freshness {
  /** How often the resources have changed until now. */
  look(resources: readonly string[]): Promise<Snapshot>
  /** Whether nothing can have changed since: this asks nobody. */
  isCertain(snapshot: Snapshot): boolean
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
  const close = bell.subscribe(() => void rings++)
  return {
    close,
    isCertain: (snapshot) => snapshot.rings === rings && clock() - snapshot.at < maxAgeMs,
    async look(resources) {
      // Counted before it is asked: a change in between is noticed the next time.
      const [ringsSeen, at] = [rings, clock()]
      const [row] = await database.query<{ marker: number }>(
        statement(sql`select ${markerSql(resources)} as "marker"`),
      )
      return { marker: row?.marker ?? 0, rings: ringsSeen, at }
    },
  }
}
