import type { Queryable } from '#server/base/database'

/** Beyond this many the count says no more than that there are many. */
const max = 100

/** How many notifications somebody has not read, counted up to 100. */
export async function unreadOf(database: Queryable, userId: string | null): Promise<number> {
  const [row] = await database.query<{ count: number }>({
    name: 'notifications_unread',
    text: `select count(*) as count from (select 1 from "notifications"
      where "recipient" = $1 and "status" = 'unread' limit ${max}) "_some"`,
    values: [userId],
  })
  return Number(row?.count ?? 0)
}
