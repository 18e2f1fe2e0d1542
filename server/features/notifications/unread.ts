import type { Queryable } from '#server/base/database'

/** Counting stops at this number. */
const max = 100

/** The number of unread notifications of a user, up to 100. */
export async function unreadOf(database: Queryable, userId: string | null): Promise<number> {
  const [row] = await database.query<{ count: number }>({
    name: 'notifications_unread',
    text: `select count(*) as count from (select 1 from "notifications"
      where "recipient" = $1 and "status" = 'unread' limit ${max}) "_some"`,
    values: [userId],
  })
  return Number(row?.count ?? 0)
}
