import type { Queryable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import { queueMail, type MailKind } from '#server/features/outbox/outbox'
import type { Language } from '#server/base/caller'
import type { OwnRequest, RequestWith, Services } from '#server/write/services/services'
import type { SignedIn } from './account'
import { knownDevice } from './sessions/known-device'
import { limits } from '#server/features/limits/limits'
import { newSecret, secretUri, spendAppCode } from './codes/one-time-codes'
import { personOf, requirePassword } from './person'
import { renewRecoveryCodes, spendRecoveryCode } from './codes/recovery-codes'
import { endSessions } from './sessions/end-sessions'
import { comeIn } from './sign-in'
import { userOfTicket } from './sessions/ticket'
import { giveBack, throttle, type Attempt } from '#server/features/limits/throttle'
import { comingBy } from './registration/verify'

/**
 * Second step of sign-in: a code of the authenticator app or a recovery code, with the ticket of the first step.
 * @throws Problem `token` if the ticket has expired or was used; `code`, `inactive`, `throttled`.
 */
export async function passSecondFactor(
  request: RequestWith<{ ticket: string; code: string }>,
): Promise<SignedIn> {
  const { services, input } = request
  const userId = await userOfTicket(services, input.ticket)
  const user = userId === undefined ? undefined : await comingBy(services.database, userId)
  if (!user) throw new Problem({ kind: 'token' })
  await requireCode(services, user.id, input.code, knownDevice(request, user.email))
  return comeIn(request, user, true)
}

/** Requires a code of the authenticator app or a recovery code. A known browser has a limit of its own. */
async function requireCode(services: Services, userId: string, code: string, device?: string): Promise<void> {
  const attempts: Attempt[] = [[limits.secondFactor, device ? `${userId} ${device}` : userId]]
  await throttle(services, attempts)
  const { database, digest } = services
  const fits =
    (await spendAppCode(database, userId, code.trim())) ||
    (await spendRecoveryCode(database, digest, userId, code))
  if (!fits) throw new Problem({ kind: 'code' })
  await giveBack(services, attempts)
}

/** Whether the second factor is enabled, and how many recovery codes are left. */
export async function secondFactorState(request: OwnRequest) {
  const [state] = await request.reading.query<{ enabled: boolean; left: number }>({
    text: `select exists (select from "second_factors" where "userId" = $1 and "isEnabled") as "enabled",
      (select count(*) from "recovery_codes" where "userId" = $1) as "left"`,
    values: [personOf(request).userId],
  })
  return { enabled: state?.enabled ?? false, recoveryCodesLeft: Number(state?.left ?? 0) }
}

/**
 * Returns a new secret for the authenticator app. It takes effect once the user has entered a code generated with it.
 * @throws Problem `invalid` if the password is wrong; `state` if a second factor is already enabled; `throttled`.
 */
export async function setUpSecondFactor(request: RequestWith<{ password: string }>) {
  const { services, input } = request
  const { userId } = personOf(request)
  await requirePassword(request, input.password)
  const secret = newSecret()
  const made = await services.database.query({
    text: `insert into "second_factors" ("userId", "secret", "isEnabled", "lastStep") values ($1, $2, false, 0)
      on conflict ("userId") do update set "secret" = excluded."secret", "lastStep" = 0
      where not "second_factors"."isEnabled" returning "userId"`,
    values: [userId, secret],
  })
  if (made.length === 0) throw new Problem({ kind: 'state', move: 'setup', state: 'on' })
  return { secret, uri: secretUri(secret, (await ownerOf(services.database, userId)).email) }
}

/**
 * Enables the second factor with the first code of the app. Ends the other sessions, which were opened without it.
 * @throws Problem `code`, `throttled`.
 */
export async function enableSecondFactor(request: RequestWith<{ code: string }>) {
  const { services, input } = request
  const { userId, sessionId } = personOf(request)
  const attempts: Attempt[] = [[limits.secondFactor, userId]]
  await throttle(services, attempts)
  const recoveryCodes = await services.database.transaction(async (tx) => {
    if (!(await spendAppCode(tx, userId, input.code.trim()))) return undefined
    const [enabled] = await tx.query({
      text: 'update "second_factors" set "isEnabled" = true where "userId" = $1 and not "isEnabled" returning "userId"',
      values: [userId],
    })
    if (!enabled) return undefined
    await endSessions(tx, userId, sessionId)
    await mailUser(tx, userId, 'secondFactorOn')
    return renewRecoveryCodes(tx, services.digest, userId)
  })
  if (!recoveryCodes) throw new Problem({ kind: 'code' })
  await giveBack(services, attempts)
  return { recoveryCodes }
}

/**
 * Disables the second factor; requires the password and a code.
 * @throws Problem `invalid`, `code`, `throttled`.
 */
export async function disableSecondFactor(
  request: RequestWith<{ password: string; code: string }>,
): Promise<undefined> {
  const { services, input } = request
  const { userId } = personOf(request)
  await requirePassword(request, input.password)
  await requireCode(services, userId, input.code)
  await services.database.transaction(async (tx) => {
    await tx.query({ text: 'delete from "second_factors" where "userId" = $1', values: [userId] })
    await tx.query({ text: 'delete from "recovery_codes" where "userId" = $1', values: [userId] })
    await mailUser(tx, userId, 'secondFactorOff')
  })
  return undefined
}

/** Replaces the recovery codes; requires a code of the app or a recovery code. */
export async function newRecoveryCodes(request: RequestWith<{ code: string }>) {
  const { services, input } = request
  const { userId } = personOf(request)
  await requireCode(services, userId, input.code)
  const recoveryCodes = await services.database.transaction((tx) =>
    renewRecoveryCodes(tx, services.digest, userId),
  )
  return { recoveryCodes }
}

async function mailUser(tx: Queryable, userId: string, kind: MailKind): Promise<void> {
  const { email, locale } = await ownerOf(tx, userId)
  await queueMail(tx, { kind, to: email, language: locale, about: userId })
}

async function ownerOf(database: Queryable, userId: string) {
  const [owner] = await database.query<{ email: string; locale: Language }>({
    text: 'select "email", "locale" from "users" where "id" = $1',
    values: [userId],
  })
  if (!owner) throw new Problem({ kind: 'unauthenticated' })
  return owner
}
