import type { Queryable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import { isId } from '#server/read/query'
import { queueMail } from '#server/features/outbox/outbox'
import { administrators, notify } from '#server/features/notifications/notify'
import type { RequestWith, Services } from '#server/write/services/services'
import type { SignedIn } from '../account'
import { clientKey } from '../sessions/client'
import { spendCode } from '../codes/codes'
import { countGuess } from '../codes/guess'
import { knownDevice } from '../sessions/known-device'
import { codeGuesses, limits, resendSeconds } from '#server/features/limits/limits'
import { makeAccount, writingIn } from './make-account'
import { comeIn, comingColumns, type Coming } from '../sign-in'
import { requirePace, throttle } from '#server/features/limits/throttle'

interface Registration {
  readonly id: string
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  readonly language: string
}

interface Verifying {
  readonly email: string
  readonly code: string
  readonly registration: string | null
}

/**
 * Completes a registration with the code sent to its address: creates the account and signs the user in.
 * @throws Problem `code`, `throttled`; `inactive` if the account needs approval.
 */
export async function verify(request: RequestWith<Verifying>): Promise<SignedIn> {
  const { services } = request
  const { email } = request.input
  const guess = await countGuess(request, email, codeGuesses)
  await guess.assertAttemptCounted()
  const user = await services.database.transaction((tx) => verified(services, tx, request)).catch(untaken)
  if (!user) throw new Problem({ kind: 'code' })
  await guess.right()
  return comeIn(request, user)
}

/** Another registration with the same address was verified first and owns the account, so this code is invalid. */
function untaken(error: unknown): undefined {
  if (error instanceof Problem && error.refusal.kind === 'invalid') return undefined
  throw error
}

async function verified(
  services: Services,
  tx: Queryable,
  { input }: RequestWith<Verifying>,
): Promise<Coming | undefined> {
  const registration = await waiting(tx, input.email, input.registration)
  const code = { purpose: 'verify', subject: registration?.id, code: input.code } as const
  const fits = await spendCode(tx, services.digest, code)
  if (!registration || !fits) return undefined
  const { email, firstName, lastName, language: locale, passwordHash } = registration
  const isHeld = services.signUp === 'approval'
  const person = { email, firstName, lastName, locale, passwordHash, role: 'user', isHeld } as const
  const id = await makeAccount(services, tx, person)
  await notifyAdministrators(services, tx, id, `${firstName} ${lastName}`)
  await tx.query({ text: 'delete from "registrations" where "email" = $1', values: [email] })
  return comingBy(tx, id)
}

/** Notifies the administrators of a new user, who may need their approval. */
async function notifyAdministrators(
  services: Services,
  tx: Queryable,
  id: string,
  subject: string,
): Promise<void> {
  if (!services.app.notifications) return
  const newcomer = { userId: id, sessionId: null, role: 'user', language: 'en' } as const
  const telling = { ...writingIn(services, tx), caller: newcomer }
  await notify(telling, await administrators(telling), {
    kind: 'userRegistered',
    topic: 'registrations',
    subject,
    link: { resource: 'users', record: id },
  })
}

/**
 * The registration with the given id, which only the registering device knows; otherwise the only one of the address.
 * With several registrations a code alone does not show whose password counts: another person may have registered
 * with this address.
 */
async function waiting(
  tx: Queryable,
  email: string,
  named: string | null,
): Promise<Registration | undefined> {
  const [found, another] = await tx.query<Registration>({
    text: `select * from "registrations" where "email" = $1 and ($2::uuid is null or "id" = $2) and "expiresAt" > now()
      limit 2`,
    values: [email, namedId(named)],
  })
  return another ? undefined : found
}

const namedId = (named: string | null): string | null => (named !== null && isId(named) ? named : null)

/** The user who signs in, by id. */
export async function comingBy(database: Queryable, id: string): Promise<Coming | undefined> {
  const [user] = await database.query<Coming>({
    text: `select ${comingColumns} from "users" u where u."id" = $1`,
    values: [id],
  })
  return user
}

/**
 * Requests another code. The mail worker finds out whether there is a registration to send it for.
 * @throws Problem `throttled`: once a minute for an address, whether or not it is registered.
 */
export async function resendCode(
  request: RequestWith<{ email: string; registration: string | null }>,
): Promise<undefined> {
  const { services, language, input } = request
  const to = await mayWrite(request, 'resend')
  await queueMail(services.database, {
    kind: 'verify',
    to,
    language,
    about: namedId(input.registration) ?? undefined,
  })
  return undefined
}

/** Counts a request for a mail to an address against the limits, and returns the address. */
export async function mayWrite(request: RequestWith<{ email: string }>, pace: string): Promise<string> {
  const { services, input } = request
  const { email } = input
  const device = knownDevice(request, email)
  // Requests of other clients for this address do not use up the limit of the owner's browser.
  const subject = device ? `${email} ${device}` : email
  await throttle(
    services,
    device
      ? [[limits.mailDevice, subject]]
      : [
          [limits.mailClient, clientKey(request)],
          [limits.mailAccount, email],
        ],
  )
  await requirePace(services, pace, subject, resendSeconds)
  return email
}
