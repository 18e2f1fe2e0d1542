import type { Queryable } from '#server/base/database'
import { Problem, invalidField } from '#server/base/errors/problem'
import { queueMail } from '#server/features/outbox/outbox'
import type { Language } from '#server/base/caller'
import type { RequestWith } from '#server/write/services/services'
import { keepPassword, type SignedIn } from './account'
import { revokeKeysOf } from './api-keys'
import { spendCode } from './codes/codes'
import { countGuess } from './codes/guess'
import { codeGuesses } from '#server/features/limits/limits'
import { setByProgram } from './registration/make-account'
import { hashPassword } from './passwords/password'
import { requireGoodPassword } from './passwords/password-rules'
import { requirePassword } from './person'
import { endSessions } from './sessions/end-sessions'
import { comeIn, comingColumns, type Coming } from './sign-in'
import { mayWrite } from './registration/verify'

/**
 * Requests a code for setting a new password. The mail worker finds out whether there is such an account.
 * @throws Problem `throttled`: once a minute for an address, whether or not it has an account.
 */
export async function resetPassword(request: RequestWith<{ email: string }>): Promise<undefined> {
  const to = await mayWrite(request, 'reset')
  await queueMail(request.services.database, { kind: 'reset', to, language: request.language })
  return undefined
}

interface Owner extends Coming {
  readonly locale: Language
  readonly names: string[]
}

interface NewPassword {
  readonly email: string
  readonly code: string
  readonly password: string
}

/**
 * Sets a new password with the code that was sent, ends all sessions, revokes all keys and signs the user in.
 * @throws Problem `code`, `invalid`, `throttled`, and what `comeIn` throws.
 */
export async function newPassword(request: RequestWith<NewPassword>): Promise<SignedIn> {
  const { services, input } = request
  const { email, password } = input
  requireGoodPassword(password, [email])
  const guess = await countGuess(request, email, codeGuesses)
  await guess.assertAttemptCounted()
  const passwordHash = await hashPassword(password)
  const user = await services.database.transaction(async (tx) => {
    const owner = await ownerOf(tx, 'u."email" = $1', email)
    const { isKnownDevice } = guess
    const code = { purpose: 'reset', subject: owner?.id, code: input.code, isKnownDevice } as const
    const fits = await spendCode(tx, services.digest, code)
    if (!owner || !fits) return undefined
    await changePasswordOf(tx, owner, passwordHash)
    await setByProgram(services, tx, owner.id, 'verify', { emailVerified: true })
    return owner
  })
  if (!user) throw new Problem({ kind: 'code' })
  await guess.right()
  return comeIn(request, user)
}

/**
 * Changes the password of the caller, ends their other sessions and revokes their API keys.
 * @throws Problem `invalid`, `throttled`.
 */
export async function changePassword(request: RequestWith<{ old: string; new: string }>): Promise<undefined> {
  const { services, input, caller } = request
  const password = input.new
  await requirePassword(request, input.old, 'old')
  const owner = await ownerOf(services.database, 'u."id" = $1', caller?.userId ?? '')
  if (!owner) throw new Problem({ kind: 'unauthenticated' })
  requireGoodPassword(password, owner.names, 'new')
  if (password === input.old) throw invalidField('new', 'samePassword')
  const passwordHash = await hashPassword(password)
  await services.database.transaction((tx) =>
    changePasswordOf(tx, owner, passwordHash, caller?.sessionId ?? undefined),
  )
  return undefined
}

async function changePasswordOf(
  tx: Queryable,
  { id, email, locale }: Owner,
  passwordHash: string,
  stored?: string,
): Promise<void> {
  await keepPassword(tx, id, passwordHash)
  await endSessions(tx, id, stored)
  // If another person knew the password, they may have created keys.
  await revokeKeysOf(tx, id)
  await queueMail(tx, { kind: 'passwordChanged', to: email, language: locale, about: id })
}

async function ownerOf(database: Queryable, condition: string, value: string): Promise<Owner | undefined> {
  const [owner] = await database.query<Owner>({
    text: `select ${comingColumns}, u."locale", array[u."email", u."firstName", u."lastName", u."displayName"] as "names"
      from "users" u where ${condition}`,
    values: [value],
  })
  return owner
}
