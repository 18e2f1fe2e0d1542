import type { Mails } from '#locales/en/mails'
import type { Enquiry } from '#resources/enquiries/enquiries.resource'
import { codeLife, keepCode, newCode, type Purpose } from '../auth/codes/codes'
import { forwardedMail } from './forwarded'
import { invitationOf } from './invitation'
import { noticeOf } from './notice'
import type { MailKind } from '../outbox/outbox'
import { upgradeOf } from './upgrade'
import type { LetterRequest, Prepared, LetterContext } from './preparation'

/**
 * How each kind of mail is written. Whether an address belongs to an account is only found out here, after the
 * response.
 */
export const preparations: {
  readonly [Kind in MailKind]: (services: LetterContext, request: LetterRequest) => Promise<Prepared>
} = {
  verify: prepareVerify,
  reset: prepareReset,
  invitation: invitationOf,
  welcome: (services, request) => toUser('welcome', '/auth/reset-password')(services, request),
  approved: toUser('approved', '/auth/login'),
  passwordChanged: toUser('passwordChanged', '/auth/reset-password'),
  secondFactorOn: toUser('secondFactorOn', ''),
  secondFactorOff: toUser('secondFactorOff', '/auth/reset-password'),
  message: forwardedMail,
  enquiry: prepareEnquiry,
  upgrade: upgradeOf,
  notice: noticeOf,
}

async function prepareVerify(services: LetterContext, { to, about }: LetterRequest): Promise<Prepared> {
  const [found] = await services.database.query<{ id: string; isTaken: boolean }>({
    text: `select "id", exists (select from "users" where "users"."email" = "registrations"."email") as "isTaken"
      from "registrations" where "email" = $1 and ($2::uuid is null or "id" = $2) and "expiresAt" > now()
      order by "createdAt" desc limit 1`,
    values: [to, about],
  })
  if (!found) return undefined
  if (found.isTaken)
    return { letter: 'alreadyRegistered', values: { link: `${services.publicUrl}/auth/login` } }
  return { letter: 'verify', values: { code: await coded(services, 'verify', found.id) } }
}

async function prepareReset(services: LetterContext, { to }: LetterRequest): Promise<Prepared> {
  const [user] = await services.database.query<{ id: string }>({
    text: 'select "id" from "users" where "email" = $1',
    values: [to],
  })
  return user && { letter: 'reset', values: { code: await coded(services, 'reset', user.id) } }
}

/**
 * The sender is anonymous and the address may belong to someone else, so the mail contains nothing of what was sent.
 */
async function prepareEnquiry({ database }: LetterContext, { about }: LetterRequest): Promise<Prepared> {
  const [written] = await database.query<Pick<Enquiry, 'kind'>>({
    text: 'select "kind" from "enquiries" where "id" = $1',
    values: [about],
  })
  return written && { letter: written.kind === 'comingSoon' ? 'comingSoon' : 'enquiry', values: {} }
}

/** The code is created when the mail is written; a retried mail gets a new one. */
async function coded(
  { database, digest }: LetterContext,
  purpose: Purpose,
  subject: string,
): Promise<string> {
  const code = newCode()
  await keepCode(database, digest, { purpose, subject, code, expiresAt: Date.now() + codeLife })
  return code
}

function toUser(letter: keyof Mails['letters'], path: string) {
  return async ({ database, publicUrl }: LetterContext, { about }: LetterRequest): Promise<Prepared> => {
    const [user] = await database.query<{ displayName: string; email: string }>({
      text: 'select "displayName", "email" from "users" where "id" = $1',
      values: [about],
    })
    const link = `${publicUrl}${path}`
    return user && { letter, values: { name: user.displayName, email: user.email, link } }
  }
}
