import type { Role } from '#define/access'
import type { Values } from '#define/parsing/parse'
import type { AnyResource } from '#define/resource'
import type { Queryable } from '#server/base/database'
import { sql } from '#server/db/statement'
import { within } from '#server/db/within'
import type { Services } from '#server/write/services/services'
import { programWriter, type Writing } from '#server/write/context'
import { create } from '#server/write/create'
import { lockAllowed } from '#server/write/lock'
import { apply } from '#server/write/update'
import { keepPassword } from '../account'

/** The resource of the user accounts. */
export function usersOf({ app }: Pick<Services, 'app'>): AnyResource {
  if (!app.users) throw new Error('There is no resource of users')
  return app.users
}

/** A writer with the rights of the system, inside a transaction that is already open. */
export const writingIn = (services: Services, tx: Queryable): Writing => ({
  ...programWriter({ ...services, database: within(services.database.engine, tx) }),
  tx,
})

/** Sets values that no user may set themselves; the change log records the write as `operation`. */
export async function setByProgram(
  services: Services,
  tx: Queryable,
  id: string,
  operation: string,
  values: Values,
): Promise<void> {
  const [users, writing] = [usersOf(services), writingIn(services, tx)]
  const record = await lockAllowed(writing, users, id, 'update', undefined)
  await apply(writing, users, { operation, record, values, rule: sql`true` })
}

/** The account to create for a user whose address is verified. */
export interface NewAccount {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly locale: string
  readonly passwordHash: string
  readonly role: Role
  /** Whether an administrator must approve the account first. */
  readonly isHeld: boolean
}

/**
 * Creates a user with their password, in the transaction that verifies their address.
 * @throws Problem `invalid` if the address is taken.
 */
export async function makeAccount(
  services: Services,
  tx: Queryable,
  { passwordHash, isHeld, ...account }: NewAccount,
): Promise<string> {
  const values = { ...account, displayName: `${account.firstName} ${account.lastName}` }
  const { id } = await create(writingIn(services, tx), usersOf(services), values)
  await keepPassword(tx, id, passwordHash)
  await setByProgram(services, tx, id, 'verify', { emailVerified: true })
  if (isHeld) await setByProgram(services, tx, id, 'hold', { status: 'pending' })
  return id
}
