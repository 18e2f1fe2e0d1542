import type { Queryable } from '#server/base/database'
import { furthest, type Position } from './position'

/** A change entry as the stream needs it, with the names of the changed fields instead of their values. */
export interface Entry {
  readonly id: number
  readonly lane: number
  readonly sequence: number
  /** `create`, `update`, `delete`, `restore`, or the name of a move or an action. */
  readonly operation: string
  readonly resource: string
  readonly record: string
  readonly version: number
  /** The user who made the change; null for the system. */
  readonly userId: string | null
  /** The changed fields; all fields of a purged record; null for a new one. */
  readonly changed: readonly string[] | null
}

const columns = `c."id", c."lane", c."sequence", c."operation", c."resource", c."record", c."version", c."userId",
  (select array_agg("key") from jsonb_object_keys(c."before") "key") as "changed"`

/** The current end of the change log. */
export async function endOfChangeLog(database: Queryable): Promise<Position> {
  const rows = await database.query<{ lane: number; sequence: number }>({
    name: 'stream_end',
    text: 'select "lane", "sequence" from "change_log_heads"',
  })
  const position: number[] = Array.from({ length: Math.max(0, ...rows.map(({ lane }) => lane)) }, () => 0)
  for (const { lane, sequence } of rows) position[lane - 1] = sequence
  return position
}

/** The entries after a position, at most `limit` per lane, ordered by id. */
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

/** The newest `limit` entries after a position from the last `milliseconds`, ordered by id. */
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

/** The position after these entries. */
export function positionAfter(before: Position, entries: readonly Entry[]): Position {
  const position = [...before]
  for (const { lane, sequence } of entries) {
    while (position.length < lane) position.push(0)
    position[lane - 1] = Math.max(position[lane - 1] ?? 0, sequence)
  }
  return furthest(before, position)
}
