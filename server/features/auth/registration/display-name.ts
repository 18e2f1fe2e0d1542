import type { Queryable } from '#server/base/database'

/** The display name of a user; null without a user. */
export async function displayName(
  database: Queryable,
  userId: string | null | undefined,
): Promise<string | null> {
  if (!userId) return null
  const [row] = await database.query<{ displayName: string }>({
    name: 'display_name',
    text: 'select "displayName" from "users" where "id" = $1',
    values: [userId],
  })
  return row?.displayName ?? null
}
