import { countChange } from '#server/db/count-change'
import { addressOfSender } from '#server/features/mail/transport'
import type { ReceivedMessage } from '#server/write/services/mailboxes'
import type { Writing } from '#server/write/context'
import { accountsOf } from '../sending/known-accounts'
import { messageIdOf } from '../sending/headers'

/**
 * Marks the recipients to whom a mail of a user could not be delivered, as a mail server reports. Its notice has no
 * sender, and comes to the return address or to the author. It must name a mail that was sent from here, and recipients
 * of that mail.
 * @returns the id of the author, if the notice is about one of their mails
 */
export async function markFailures(
  { tx, services }: Writing,
  { from, to, parsed }: ReceivedMessage,
): Promise<string | undefined> {
  const { report } = parsed
  const id = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i.exec(report?.messageId ?? '')?.[1]
  if (from !== '' || !report || id === undefined) return undefined
  if (report.messageId !== messageIdOf({ id, messageId: null }, services.publicUrl)) return undefined
  const [mail] = await tx.query<{ owner: string; fromAddress: string }>({
    name: 'mail_bounced',
    text: `select "owner", "fromAddress" from "mails" where "id" = $1 and "messageId" = $2 and "original" is null`,
    values: [id, report.messageId],
  })
  if (!mail || ![addressOfSender(services.mail.sender), mail.fromAddress].some((item) => to.includes(item)))
    return undefined
  for (const { addresses, reason } of report.failures)
    await tx.query({
      name: 'mail_bounce',
      text: `with "failed" as (update "outbox" set "status" = 'failed', "lastError" = $3, "nextAttemptAt" = null,
            "version" = "version" + 1, "updatedAt" = now()
          where lower("about") collate "C" = lower($1) and "kind" = 'message' and "status" = 'sent'
            and "to" = any($2::text[]) returning "id"),
        "counted" as (${countChange('outbox')}) select "id" from "failed"`,
      values: [id, addresses, reason || 'The mail server of the recipient returned the mail'],
    })
  const [account] = await accountsOf(tx, [mail.fromAddress], 'for key share')
  return account?.id === mail.owner ? mail.owner : undefined
}
