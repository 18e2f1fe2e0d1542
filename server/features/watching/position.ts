import type { Queryable } from '#server/base/database'
import { endOfChangeLog } from '../stream/entries'
import type { Position } from '../stream/position'

/** Searches the change log from its current end on, unless it is searched already. */
export async function startWatching(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'watch_start',
    text: `insert into "watch_positions" ("sequences") values ($1::jsonb) on conflict ("id") do nothing`,
    values: [JSON.stringify(await endOfChangeLog(tx))],
  })
}

/**
 * How far the change log has been searched; locked until the transaction ends. Undefined while nobody watches a view,
 * and while another server searches.
 */
export async function lockPosition(tx: Queryable): Promise<Position | undefined> {
  const [row] = await tx.query<{ sequences: number[] }>({
    name: 'watch_position',
    text: `select "sequences" from "watch_positions" for update skip locked`,
  })
  return row?.sequences
}

export async function storePosition(tx: Queryable, position: Position): Promise<void> {
  await tx.query({
    name: 'watch_advance',
    text: `update "watch_positions" set "sequences" = $1::jsonb`,
    values: [JSON.stringify(position)],
  })
}

/** Nobody watches a view any more: the change log is not searched until somebody does. */
export async function stopWatching(tx: Queryable): Promise<void> {
  await tx.query({ name: 'watch_stop', text: 'delete from "watch_positions"' })
}

/** Whether a view is watched and the change log has grown since it was searched. */
export async function isBehind(database: Queryable): Promise<boolean> {
  const [row] = await database.query<{ found: boolean }>({
    name: 'watch_behind',
    text: `select exists (select from "watch_positions" p, "change_log_heads" h
      where h."sequence" > coalesce((p."sequences"->>(h."lane" - 1))::bigint, 0)) as "found"`,
  })
  return row?.found === true
}
