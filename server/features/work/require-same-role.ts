import { invalidField } from '#server/base/errors/problem'
import type { Writer } from '#server/write/context'

/**
 * A job that writes as its user ends when the user is no longer active or has a weaker role than it began with.
 * @throws Problem `invalid`
 */
export async function requireSameRole({ database, caller }: Writer): Promise<void> {
  const [user] = await database.query<{ mayGoOn: boolean }>({
    name: 'job_role',
    text: `select "status" = 'active' and ("role" in ('admin', $2) or $2 = 'user') as "mayGoOn" from "users" where "id" = $1`,
    values: [caller.userId, caller.role],
  })
  if (!user?.mayGoOn) throw invalidField('role', 'roleLost')
}
