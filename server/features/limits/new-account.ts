import type { Queryable } from '#server/base/database'

/**
 * Whether an account is new: lower quotas hold for it, as anybody may make accounts to use them up. Managers and
 * administrators were given their role by somebody who knows them.
 */
export async function isNewAccount(
  database: Queryable,
  userId: string,
  newAccountDays: number,
): Promise<boolean> {
  const [found] = await database.query<{ isNew: boolean }>({
    name: 'account_is_new',
    text: `select "role" = 'user' and "createdAt" > now() - make_interval(days => $2::int) as "isNew"
      from "users" where "id" = $1`,
    values: [userId, newAccountDays],
  })
  return found?.isNew ?? false
}
