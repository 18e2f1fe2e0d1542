import type { App } from '#define/app'
import type { Role } from '#define/access'
import type { Queryable } from '#server/base/database'
import { sql, statement } from '#server/db/statement'
import { allowedSql } from '#server/read/access/access-sql'

/**
 * Whether the user who issued an invitation may still issue it: their account is active, and their current role may
 * create such an invitation. Locks the user's row until the transaction ends.
 */
export async function issuerStillMay(app: App, tx: Queryable, invitationId: string): Promise<boolean> {
  const { invitations } = app
  const [issuer] = await tx.query<{ id: string; role: Role }>({
    text: `select u."id", u."role" from "invitations" i join "users" u on u."id" = i."invitedBy"
      where i."id" = $1 and u."status" = 'active' for share of u`,
    values: [invitationId],
  })
  if (!invitations || !issuer) return false
  const caller = { userId: issuer.id, sessionId: null, role: issuer.role, language: 'en' } as const
  const allowed = allowedSql(app, invitations, 'create', caller)
  if (!allowed) return false
  const found = await tx.query(
    statement(sql`select 1 from "invitations" where "id" = ${invitationId} and ${allowed}`),
  )
  return found.length > 0
}
