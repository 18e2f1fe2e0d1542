import type { Language } from '#server/base/caller'
import { uuid7 } from '#server/db/uuid7'
import { Problem } from '#server/base/errors/problem'
import { queueMail } from '#server/features/outbox/outbox'
import type { RequestWith, Services } from '#server/write/services/services'
import { acceptInvitation } from './accept-invitation'
import type { SignedIn } from '../account'
import type { Applicant } from './applicant'
import { blankAccount } from './blank-account'
import { clientKey } from '../sessions/client'
import { limits } from '#server/features/limits/limits'
import { hashPassword } from '../passwords/password'
import { requireGoodPassword } from '../passwords/password-rules'
import { sessionLife } from '../sessions/sessions'
import { throttle } from '#server/features/limits/throttle'

/** Lifetime of a registration, in milliseconds. */
const registrationLife = 24 * 60 * 60 * 1000

/**
 * Stores the registration; the mail worker writes to the address. Accounts are neither created nor looked up, so that
 * the response does not reveal whether one exists. With an invitation the account is created at once.
 * @throws Problem `invalid`, `signUpClosed`, `throttled`; `token` if the invitation is not open.
 */
export async function register(request: RequestWith<Applicant>): Promise<SignedIn> {
  const { services, language, input: applicant } = request
  const { email, password, firstName, lastName } = applicant
  await throttle(services, [
    [limits.registerClient, clientKey(request)],
    [limits.registerAccount, email],
  ])
  requireGoodPassword(password, [email, firstName, lastName])
  if (applicant.invitation) return acceptInvitation(request, applicant, applicant.invitation)
  if (services.signUp === 'invited') throw new Problem({ kind: 'signUpClosed' })
  const registered = await keepRegistration(services, applicant, language)
  const { id } = registered
  return {
    accessToken: await services.tokens.sign(id, id, Date.now() + sessionLife),
    user: blankAccount(services, registered),
    permissions: {},
  }
}

async function keepRegistration({ database }: Services, applicant: Applicant, language: Language) {
  const { email, password, firstName, lastName } = applicant
  const passwordHash = await hashPassword(password)
  const [id, now] = [uuid7(), Date.now()]
  const createdAt = new Date(now).toISOString()
  await database.transaction(async (tx) => {
    await tx.query({
      name: 'registration_keep',
      text: `insert into "registrations"
          ("id", "email", "passwordHash", "firstName", "lastName", "language", "createdAt", "expiresAt")
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      values: [
        id,
        email,
        passwordHash,
        firstName,
        lastName,
        language,
        createdAt,
        new Date(now + registrationLife).toISOString(),
      ],
    })
    await queueMail(tx, { kind: 'verify', to: email, language, about: id })
  })
  return { id, email, firstName, lastName, language, createdAt }
}
