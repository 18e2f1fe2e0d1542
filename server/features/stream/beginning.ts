import type { Queryable } from '#server/base/database'
import { entriesSince } from './entries'
import { covers, readPosition, type Position } from './position'

/** The maximum age of the data a stream can resume from, in milliseconds. */
const longestAgo = 5 * 60_000
/**
 * Tolerance for transactions that began before the data was read and were committed after it, in milliseconds; longer
 * ones are rare.
 */
const slack = 2000
const maxEntries = 500

interface StreamStart {
  /** The id of the last event that the reader received. */
  readonly last: string | undefined
  readonly ago: number
  /** No reader has data older than this position. */
  readonly origin: Position
}

/**
 * The position from which a reader gets changes: after the last event they received, or from a number of milliseconds
 * ago. Undefined if it cannot be determined; the reader must then read everything again.
 */
export async function beginning(
  database: Queryable,
  here: Position,
  { last, ago, origin }: StreamStart,
): Promise<Position | undefined> {
  if (last) return known(here, readPosition(last))
  if (!(ago > 0)) return here
  if (ago > longestAgo) return undefined
  const entries = await entriesSince(database, ago + slack, origin, maxEntries)
  if (entries.length === maxEntries) return undefined
  const start = [...here]
  for (const { lane, sequence } of entries)
    start[lane - 1] = Math.min(start[lane - 1] ?? sequence - 1, sequence - 1)
  return start
}

/** A position ahead of the change log belongs to another database, or to one that was restored from a backup. */
const known = (here: Position, position: Position | undefined): Position | undefined =>
  position && covers(here, position) ? position : undefined
