import type { Mails } from '#locales/en/mails'
import { hooksOfAll } from '#server/write/services/resource-hooks'
import type { LetterContext, LetterRequest, Prepared, PrepareLetter } from '#server/write/services/letters'
import type { Services } from '#server/write/services/services'
import { codeLife, keepCode, newCode, type Purpose } from '../auth/codes/codes'
import type { MailKind } from '../outbox/outbox'
import { invitationOf } from './invitation'
import { noticeOf } from './notice'

/**
 * How the server's own kinds of mail are prepared. Whether an address belongs to an account is only found out here, after
 * the response.
 */
const preparations: { readonly [Kind in MailKind]?: PrepareLetter } = {
  verify: prepareVerify,
  reset: prepareReset,
  invitation: invitationOf,
  welcome: (services, request) => toUser('welcome', '/auth/reset-password')(services, request),
  approved: toUser('approved', '/auth/login'),
  passwordChanged: toUser('passwordChanged', '/auth/reset-password'),
  secondFactorOn: toUser('secondFactorOn', ''),
  secondFactorOff: toUser('secondFactorOff', '/auth/reset-password'),
  notice: noticeOf,
}

/**
 * What prepares a kind of mail: the server itself, or the hooks of a resource.
 * @throws Error where neither does.
 */
export function preparationOf(services: Pick<Services, 'hooks'>, kind: MailKind): PrepareLetter {
  const [ofResource] = hooksOfAll(services).flatMap(({ letters }) => letters?.[kind] ?? [])
  const prepare = preparations[kind] ?? ofResource
  if (!prepare) throw new Error(`Nothing prepares mails of the kind ${kind}`)
  return prepare
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
