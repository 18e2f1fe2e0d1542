import { readableFields } from '#define/reading'
import type { Queryable } from '#server/base/database'
import type { Row } from '#server/read/selection'
import type { Services } from '#server/write/services/services'
import { slugify } from '#server/write/values/slug'
import { withDefaults } from '#server/write/values/values'
import { isId } from '#server/read/query'

/** A registration whose code has not been entered yet. */
export interface Registered {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: string
  readonly createdAt: string
}

/** The registration, if it has not expired. */
export async function openRegistration(database: Queryable, id: string): Promise<Registered | undefined> {
  if (!isId(id)) return undefined
  const [found] = await database.query<Registered>({
    name: 'registration_read',
    text: `select "id", "email", "firstName", "lastName", "language", "createdAt" from "registrations"
      where "id" = $1 and "expiresAt" > now()`,
    values: [id],
  })
  return found
}

/**
 * The account as a registered user sees it before their address is verified: only the values that they entered,
 * nothing of an account that may already have that address.
 */
export function blankAccount({ app }: Pick<Services, 'app'>, registered: Registered): Row {
  const users = app.users
  if (!users) throw new Error('There is no resource of users')
  const { id, email, firstName, lastName, language, createdAt } = registered
  const displayName = `${firstName} ${lastName}`
  const values: Record<string, unknown> = {
    ...withDefaults(users, { displayName, firstName, lastName, email, locale: language }),
    username: slugify(displayName) || id,
    status: 'pending',
    createdAt,
    updatedAt: createdAt,
  }
  const seen = Object.keys(readableFields(users, 'user')).map((name) => [name, values[name]])
  return { ...(Object.fromEntries(seen) as object), id, version: 1, _can: [], _refs: {} }
}
