import type { Queryable } from '#server/base/database'
import { uuid7 } from '#server/db/uuid7'

/** Ends the open sessions that meet a condition, and adds a change entry for each. Returns how many there were. */
async function endWhere(
  database: Queryable,
  condition: string,
  values: readonly unknown[],
  by: string,
): Promise<number> {
  const index = values.length
  const ended = await database.query({
    text: `with "over" as (update "sessions" set "endedAt" = now(), "status" = 'ended', "version" = "version" + 1,
        "updatedAt" = now() where "endedAt" is null and (${condition}) returning *)
      select change_log_append('end', ${by}, 'sessions', "id", "version", jsonb_build_object('status', 'open', 'endedAt', null),
        jsonb_build_object('status', "status", 'endedAt', "endedAt"), $${index + 1}::uuid) from "over"`,
    values: [...values, uuid7()],
  })
  return ended.length
}

/** Ends a session, which invalidates its token. */
export async function endSession(database: Queryable, id: string): Promise<void> {
  await endWhere(database, `"id" = $1`, [id], '"userId"')
}

/** Ends one of the user's own sessions. Returns the number of sessions ended. */
export const endOwn = (database: Queryable, id: string, userId: string): Promise<number> =>
  endWhere(database, `"id" = $1 and "userId" = $2 and "viewedFrom" is null`, [id, userId], '$2::uuid')

/**
 * Ends all sessions of a user except `stored`, which also invalidates view sessions opened from them. `by` is the
 * user recorded in the change log.
 */
export async function endSessions(
  database: Queryable,
  userId: string,
  stored?: string,
  by: string | null = userId,
): Promise<void> {
  const condition = `"userId" = $1 and "expiresAt" > now() and "id" is distinct from $2::uuid`
  await endWhere(database, condition, [userId, stored ?? null, by], '$3::uuid')
}
