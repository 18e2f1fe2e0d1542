import type { Queryable } from '#server/base/database'
import { statement, sql } from '#server/db/statement'
import { markerSql } from '#server/read/totals/total'
import type { Bell } from '#server/features/stream/bell'

/** Maximum age without a check, in milliseconds: another program may have written, or a notification was lost. */
const maxAgeMs = 10_000

/** The state of some resources when something was built from them. */
export interface Snapshot {
  readonly marker: number
  /** The number of bell events so far. */
  readonly rings: number
  readonly at: number
}

export interface Freshness {
  /** Reads the marker of the resources. */
  look(resources: readonly string[]): Promise<Snapshot>
  /** Whether certainly nothing has changed since; needs no query. */
  isCertain(snapshot: Snapshot): boolean
}

/**
 * Tells whether something built from some resources is still valid. Without any write no query is needed; after one,
 * a single statement shows whether these resources changed.
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
      // Read before the query, so that a change during the query is noticed the next time.
      const [ringsSeen, at] = [rings, clock()]
      const [row] = await database.query<{ marker: number }>(
        statement(sql`select ${markerSql(resources)} as "marker"`),
      )
      return { marker: row?.marker ?? 0, rings: ringsSeen, at }
    },
  }
}
