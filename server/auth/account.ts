import { ruleFor, type Role } from '../../src/define/access'
import type { App } from '../../src/define/app'
import { verbsOf } from '../../src/define/reading'
import type { Language } from '../caller'
import type { Queryable } from '../db/database'
import { one } from '../read/one'
import { Problem } from '../errors/problem'
import type { Row } from '../read/selection'
import type { Services } from '../services'
import { hashPassword, verifyPassword } from './password'
import { openSession } from './sessions'

/** What a role may do, by resource: the verbs that are not refused outright. */
export const permissionsOf = (app: App, role: Role): Record<string, string[]> =>
  Object.fromEntries(
    Object.values(app).map((resource) => [
      resource.name,
      verbsOf(resource).filter((verb) => ruleFor(resource.access, role, verb) !== false),
    ]),
  )

/** The password of the demo sign-ins, printed at the start. */
export const demoPassword = 'corridor'

export interface SignedIn {
  readonly accessToken: string
  readonly user: Row
  readonly permissions: Record<string, string[]>
}

/** Opens a session for a user and answers his token, his own record and what he may do. */
export async function startSession(
  services: Services,
  user: { id: string; role: Role },
  language: Language,
  userAgent: string | undefined,
): Promise<SignedIn> {
  const { app, database, tokens } = services
  const session = await openSession(database, user.id, userAgent)
  const accessToken = await tokens.sign(user.id, session.id, session.expiresAt)
  const caller = { userId: user.id, sessionId: session.id, role: user.role, language }
  const resource = app.users
  if (!resource) throw new Error('There is no resource of users')
  return {
    accessToken,
    user: await one({ app, database, caller }, resource, user.id),
    permissions: permissionsOf(app, user.role),
  }
}

/**
 * Signs in by email and password.
 * @throws Problem credentials where they do not fit, whoever they name; inactive where the account is not in use.
 */
export async function signIn(
  services: Services,
  email: string,
  password: string,
  language: Language,
  userAgent: string | undefined,
): Promise<SignedIn> {
  const [user] = await services.database.query<{
    id: string
    role: Role
    status: string
    passwordHash: string | null
  }>({
    name: 'account_sign_in',
    text: `select u."id", u."role", u."status", c."passwordHash" from "users" u
      left join "credentials" c on c."userId" = u."id" where u."email" = $1`,
    values: [email],
  })
  // What everybody knows opens nothing where demo sign-ins are not offered, even over data that has them.
  const isOpen = services.demo || password !== demoPassword
  const fits = await verifyPassword((isOpen && user?.passwordHash) || undefined, password)
  if (!user || !fits) throw new Problem({ kind: 'credentials' })
  if (user.status !== 'active') throw new Problem({ kind: 'inactive', status: user.status })
  return startSession(services, user, language, userAgent)
}

/** Keeps a user's password by its hash, in place of the one he had. */
export async function keepPassword(database: Queryable, userId: string, passwordHash: string): Promise<void> {
  await database.query({
    text: `insert into "credentials" ("userId", "passwordHash") values ($1, $2)
      on conflict ("userId") do update set "passwordHash" = excluded."passwordHash"`,
    values: [userId, passwordHash],
  })
}

/** Gives a user a password. */
export const setPassword = async (database: Queryable, userId: string, password: string): Promise<void> =>
  keepPassword(database, userId, await hashPassword(password))
