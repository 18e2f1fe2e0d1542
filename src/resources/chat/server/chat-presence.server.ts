import type { Queryable } from '#server/base/database'

/** A user counts as active for this time after their last request, in milliseconds. */
const activeFor = 3 * 60_000

export interface Presence {
  readonly isOnline: boolean
  readonly activeAt: string | null
}
const unknown: Presence = { isOnline: false, activeAt: null }

/**
 * When users last used the application, from their sessions, which store the minute of the last request. Sessions in
 * which an administrator views the application as them do not count.
 */
export async function presenceOf(
  database: Queryable,
  ids: readonly string[],
): Promise<(id: string) => Presence> {
  const rows = await database.query<{ userId: string; activeAt: string | null; openAt: string | null }>({
    name: 'chat_presence',
    text: `select "userId", max("lastSeenAt") as "activeAt",
        max("lastSeenAt") filter (where "endedAt" is null and "expiresAt" > now()) as "openAt"
      from "sessions" where "userId" = any($1::uuid[]) and "viewedFrom" is null group by "userId"`,
    values: [[...new Set(ids)]],
  })
  const found = new Map(
    rows.map(({ userId, activeAt, openAt }) => [
      userId,
      { isOnline: openAt !== null && Date.now() - Date.parse(openAt) < activeFor, activeAt },
    ]),
  )
  return (id) => found.get(id) ?? unknown
}
