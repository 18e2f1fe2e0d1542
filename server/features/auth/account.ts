import { ruleFor, type Role } from '#define/access'
import type { App } from '#define/app'
import { verbsOf } from '#define/reading'
import type { Language } from '#server/base/caller'
import type { Queryable } from '#server/base/database'
import { findOne } from '#server/read/find-one'
import type { Row } from '#server/read/selection'
import type { Services } from '#server/write/services/services'
import { hashPassword } from './passwords/password'
import { openSession } from './sessions/sessions'

/** The verbs that a role may use, by resource: all whose rule is not `false`. */
export const permissionsOf = (app: App, role: Role): Record<string, string[]> =>
  Object.fromEntries(
    Object.values(app).map((resource) => [
      resource.name,
      verbsOf(resource).filter((verb) => ruleFor(resource.access, role, verb) !== false),
    ]),
  )

/** The password of the demo accounts, printed at startup. */
export const demoPassword = 'corridor'

export interface SignedIn {
  readonly accessToken: string
  readonly user: Row
  readonly permissions: Record<string, string[]>
}

/** Opens a session for a user. Returns their token, their own record and their permissions. */
export async function startSession(
  services: Services,
  user: { id: string; role: Role },
  language: Language,
  userAgent: string | undefined,
  network?: string,
): Promise<SignedIn> {
  const { app, database, tokens, sign } = services
  const session = await openSession(database, user.id, userAgent, { network })
  const accessToken = await tokens.sign(user.id, session.id, session.expiresAt)
  const caller = { userId: user.id, sessionId: session.id, role: user.role, language }
  const resource = app.users
  if (!resource) throw new Error('There is no resource of users')
  return {
    accessToken,
    user: await findOne({ app, database, caller, sign }, resource, user.id),
    permissions: permissionsOf(app, user.role),
  }
}

/** Stores the hash of a user's password and replaces the previous one. */
export async function keepPassword(database: Queryable, userId: string, passwordHash: string): Promise<void> {
  await database.query({
    text: `insert into "credentials" ("userId", "passwordHash") values ($1, $2)
      on conflict ("userId") do update set "passwordHash" = excluded."passwordHash"`,
    values: [userId, passwordHash],
  })
}

export const setPassword = async (database: Queryable, userId: string, password: string): Promise<void> =>
  keepPassword(database, userId, await hashPassword(password))
