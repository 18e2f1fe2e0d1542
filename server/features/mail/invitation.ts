import { randomBytes } from 'node:crypto'
import { mails as cn } from '#locales/cn/mails'
import { mails as en } from '#locales/en/mails'
import { tagOf } from '#text/language-tag'
import { keepCode } from '../auth/codes/codes'
import { issuerStillMay } from '../auth/registration/invitation-issuer'
import type { LetterRequest, Prepared, LetterContext } from '#server/write/services/letters'

interface Invited {
  readonly id: string
  readonly email: string
  readonly message: string | null
  readonly expiresAt: string
  readonly inviter: string | null
}

/** An invitation with a new link, which invalidates the previous link. */
export async function invitationOf(
  services: LetterContext,
  { about, language }: LetterRequest,
): Promise<Prepared> {
  const { app, database, digest, publicUrl } = services
  const [invited] = await database.query<Invited>({
    text: `select i."id", i."email", i."message", i."expiresAt", u."displayName" as "inviter"
      from "invitations" i left join "users" u on u."id" = i."invitedBy"
      where i."id" = $1 and i."status" = 'pending' and i."expiresAt" > now()`,
    values: [about],
  })
  if (!invited || !(await issuerStillMay(app, database, invited.id))) return undefined
  const code = randomBytes(24).toString('base64url')
  const expiresAt = new Date(invited.expiresAt).getTime()
  await keepCode(database, digest, { purpose: 'invitation', subject: invited.id, code, expiresAt })
  const { somebody } = language === 'cn' ? cn : en
  return {
    letter: 'invitation',
    values: {
      inviter: invited.inviter ?? somebody,
      message: invited.message ?? '',
      email: invited.email,
      until: new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long' }).format(expiresAt),
      link: `${publicUrl}/auth/register?invitation=${invited.id}.${code}`,
    },
  }
}
