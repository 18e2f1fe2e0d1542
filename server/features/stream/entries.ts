import type { Queryable } from '#server/base/database'
import { furthest, type Position } from './position'

/** An entry of the ledger as the stream needs it: what happened to which record, and the names of what changed. */
export interface Entry {
  readonly id: number
  readonly lane: number
  readonly sequence: number
  /** 'create', 'update', 'delete', 'restore', or the name of a move or an action. */
  readonly operation: string
  readonly resource: string
  readonly record: string
  readonly version: number
  /** The fields that it changed; all of them where the record was deleted for good; null where it was made. */
  readonly changed: readonly string[] | null
}

const columns = `c."id", c."lane", c."sequence", c."operation", c."resource", c."record", c."version",
  (select array_agg("key") from jsonb_object_keys(c."before") "key") as "changed"`

/** Where the ledger ends now. */
export async function endOfChangeLog(database: Queryable): Promise<Position> {
  const rows = await database.query<{ lane: number; sequence: number }>({
    name: 'stream_end',
    text: 'select "lane", "sequence" from "change_log_heads"',
  })
  const position: number[] = Array.from({ length: Math.max(0, ...rows.map(({ lane }) => lane)) }, () => 0)
  for (const { lane, sequence } of rows) position[lane - 1] = sequence
  return position
}

/** What the ledger has behind a position, at most `limit` entries of each lane, in the order in which they were made. */
export async function entriesAfter(
  database: Queryable,
  position: Position,
  limit: number,
): Promise<readonly Entry[]> {
  return database.query<Entry>({
    name: 'stream_after',
    text: `select ${columns} from "change_log_heads" h
      cross join lateral (select coalesce(($1::bigint[])[h."lane"], 0) as "sequence") p
      cross join lateral (select * from "changes" c where c."lane" = h."lane" and c."sequence" > p."sequence"
        order by c."sequence" limit $2) c
      where h."sequence" > p."sequence" order by c."id"`,
    values: [position, limit],
  })
}

/** What the ledger has of the last so many milliseconds behind a position, the newest `limit` of it, in its order. */
export async function entriesSince(
  database: Queryable,
  milliseconds: number,
  position: Position,
  limit: number,
): Promise<readonly Entry[]> {
  const rows = await database.query<Entry>({
    name: 'stream_since',
    text: `select ${columns} from "changes" c
      where c."at" > now() - make_interval(secs => $1) and c."sequence" > coalesce(($2::bigint[])[c."lane"], 0)
      order by c."at" desc limit $3`,
    values: [milliseconds / 1000, position, limit],
  })
  return rows.toSorted((item, other) => item.id - other.id)
}

/** Where somebody stands who has read these entries too. */
export function positionAfter(before: Position, entries: readonly Entry[]): Position {
  const position = [...before]
  for (const { lane, sequence } of entries) {
    while (position.length < lane) position.push(0)
    position[lane - 1] = Math.max(position[lane - 1] ?? 0, sequence)
  }
  return furthest(before, position)
}
