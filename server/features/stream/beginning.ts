import type { Queryable } from '#server/base/database'
import { entriesSince } from './entries'
import { covers, readPosition, type Position } from './position'

/** The oldest reading that a stream can resume from, in milliseconds. */
const longestAgo = 5 * 60_000
/** What began before somebody read and was committed after it: transactions that take longer are rare. */
const slack = 2000
const maxEntries = 500

interface StreamStart {
  /** The id of the last event that the reader received. */
  readonly last: string | undefined
  readonly ago: number
  /** Nobody can have read anything from before this. */
  readonly origin: Position
}

/**
 * The position from which a reader gets changes: after the last event they received, or so many milliseconds ago.
 * Undefined where that cannot be known, and the reader must read everything again.
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

/** A position that lies ahead of the ledger is another database's, or from before it was put back to an older state. */
const known = (here: Position, position: Position | undefined): Position | undefined =>
  position && covers(here, position) ? position : undefined
