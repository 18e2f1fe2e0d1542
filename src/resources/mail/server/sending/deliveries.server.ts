import { findOne } from '#server/read/find-one'
import type { OwnRequest } from '#server/write/services/services'
import { ownReader } from '#server/write/services/own-address'
import type { deliveryStates } from '../../mail-shapes.wire'
import type { mailCalls } from '../../mail.wire'
import { mails } from '../../mails.resource'
import { knownAccounts } from './known-accounts'

/** What the outbox stores of a mail to one recipient. */
interface Queued {
  readonly to: string
  readonly status: (typeof deliveryStates)[number]
  readonly lastError: string | null
}

/**
 * What became of a sent mail of the caller, for each recipient. A recipient whose account the caller may not know of
 * looks like one at another mail server.
 * @throws Problem missing if the mail is not the caller's.
 */
export async function deliveriesOf(request: OwnRequest<typeof mailCalls.deliveries>) {
  const { services, input, reading } = request
  const reader = ownReader(request)
  const { id, folder, to, cc, bcc } = await findOne(reader, mails, input.mailId)
  if (folder === 'drafts' || folder === 'scheduled') return { deliveries: [] }
  const addresses = [...new Set([...to, ...cc, ...bcc].map(({ address }) => address.toLowerCase()))]
  const here = await knownAccounts(reading, reader.caller, addresses)
  const queued = await reading.query<Queued>({
    name: 'mail_deliveries',
    text: `select "to", "status", "lastError" from "outbox"
      where lower("about") collate "C" = lower($1) and "kind" = 'message'`,
    values: [id],
  })
  const found = new Map(queued.map((item) => [item.to, item]))
  const elsewhere = services.mail.isSent ? 'sent' : 'kept'
  const deliveries = addresses.map((address) => {
    const { status = here.has(address) ? 'sent' : elsewhere, lastError } = found.get(address) ?? {}
    return { address, status, ...(status !== 'sent' && lastError && { error: lastError }) }
  })
  return { deliveries }
}
