import { countChange } from '#server/db/count-change'
import type { ReceivedMessage } from '#server/write/services/mailboxes'
import type { Services } from '#server/write/services/services'
import { mailOfMessageId } from '../own-message-id'
import { addressOfSender } from '../transport'

/**
 * Marks a mail of the application, such as that of an invoice, which a mail server accepted and then could not deliver.
 * The notice of that has no sender, comes to the return address, and names the mail by its secret Message-ID and its
 * recipient.
 * @returns whether the notice is about such a mail
 */
export async function markReturned(
  services: Services,
  { from, to, parsed: { report } }: ReceivedMessage,
): Promise<boolean> {
  if (from !== '' || !report || !to.includes(addressOfSender(services.mail.sender))) return false
  const mail = mailOfMessageId(services, report.messageId)
  if (mail === undefined) return false
  for (const { addresses, reason } of report.failures)
    await services.database.query({
      name: 'mail_returned',
      text: `with "failed" as (update "outbox" set "status" = 'failed', "lastError" = $3, "nextAttemptAt" = null,
            "version" = "version" + 1, "updatedAt" = now()
          where "id" = $1 and "kind" <> 'message' and "status" = 'sent' and lower("to") = any($2::text[])
          returning "id"),
        "counted" as (${countChange('outbox')}) select "id" from "failed"`,
      values: [mail, addresses, reason || 'The mail server of the recipient returned the mail'],
    })
  return true
}
