import type { Queryable } from '#server/base/database'

/**
 * Whether an account is new and has lower quotas, since anyone may create accounts to exhaust them. Managers and
 * administrators are never new: another administrator gave them their role.
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
