import type { Role } from '#define/access'
import { invalidField, Problem } from '#server/base/errors/problem'
import { isId } from '#server/read/query'
import type { OwnRequest, RequestWith, Services } from '#server/write/services/services'
import { move } from '#server/write/update'
import type { SignedIn } from '../account'
import type { Applicant } from './applicant'
import { clientKey } from '../sessions/client'
import { spendCode } from '../codes/codes'
import { issuerStillMay } from './invitation-issuer'
import { limits } from '#server/features/limits/limits'
import { makeAccount, writingIn } from './make-account'
import { hashPassword } from '../passwords/password'
import { comeIn } from '../sign-in'
import { throttle } from '#server/features/limits/throttle'
import { comingBy } from './verify'

interface Open {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly message: string | null
}

/** The id of the invitation in a link, and its secret. */
const partsOf = (text: string): { id: string; code: string } => {
  const [id = '', code = ''] = text.split('.')
  if (!isId(id) || code === '') throw new Problem({ kind: 'token' })
  return { id, code }
}

async function openInvitation({ app, database, digest }: Services, text: string): Promise<Open> {
  const { id, code } = partsOf(text)
  const [found] = await database.query<Open>({
    text: `select i."id", i."email", i."role", i."message" from "invitations" i
      join "codes" c on c."purpose" = 'invitation' and c."subject" = i."id"
      where i."id" = $1 and i."status" = 'pending' and c."hash" = $2 and c."expiresAt" > now()`,
    values: [id, digest('invitation', id, code)],
  })
  if (!found || !(await issuerStillMay(app, database, found.id))) throw new Problem({ kind: 'token' })
  return found
}

/**
 * What an invitation link invites its recipient to.
 * @throws Problem `token` if it is no longer open or its issuer may no longer give its role; `throttled`.
 */
export async function readInvitation(
  request: RequestWith<{ invitation: string }>,
): Promise<Pick<Open, 'email' | 'role' | 'message'>> {
  const { services, input } = request
  await throttle(services, [[limits.invitationClient, clientKey(request)]])
  const { email, role, message } = await openInvitation(services, input.invitation)
  return { email, role, message }
}

/**
 * Creates the account of an invited user: the link proves that the address is theirs.
 * @throws Problem `token`, `invalid`.
 */
export async function acceptInvitation(
  request: OwnRequest,
  { email, password, firstName, lastName }: Applicant,
  text: string,
): Promise<SignedIn> {
  const { services, language } = request
  const invited = await openInvitation(services, text)
  if (invited.email !== email) throw invalidField('email', 'invitedEmail', { email: invited.email })
  const passwordHash = await hashPassword(password)
  const { code } = partsOf(text)
  const user = await services.database.transaction(async (tx) => {
    const used = await spendCode(tx, services.digest, { purpose: 'invitation', subject: invited.id, code })
    if (!used || !(await issuerStillMay(services.app, tx, invited.id))) return undefined
    const { role } = invited
    const person = { email, firstName, lastName, locale: language, passwordHash, role, isHeld: false }
    const id = await makeAccount(services, tx, person)
    const invitations = services.app.invitations
    if (invitations) await move(writingIn(services, tx), invitations, invited.id, { name: 'accept' })
    await tx.query({ text: 'delete from "registrations" where "email" = $1', values: [email] })
    return comingBy(tx, id)
  })
  if (!user) throw new Problem({ kind: 'token' })
  return comeIn(request, user)
}
