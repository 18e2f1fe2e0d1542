import { throttle } from '#server/features/limits/throttle'
import { invalidField } from '#server/base/errors/problem'
import { plainAddresses } from '#server/read/uploads/values'
import { queueMail } from '#server/features/outbox/outbox'
import { takeRecipients } from '#server/features/mail/quota'
import { isId } from '#server/read/query'
import { findOne } from '#server/read/find-one'
import type { Row } from '#server/read/selection'
import { within } from '#server/db/within'
import { appOf, inTransaction, programWriter, type Writer, type Writing } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import { lockAllowed } from '#server/write/lock'
import { keepDraft, save, type Correspondents, type Written } from './mail-writing.server'
import { mails } from '../mails.resource'

/** So many mails a user sends within an hour, whoever gets them. */
const hourly = { name: 'mails sent', max: 500, seconds: 3600 }

/**
 * Sends a mail: it lies in `sent` then, in the inbox of everybody here who has one of its addresses, and in the outbox
 * for all others. A draft that was sent already is not sent again.
 * @throws Problem invalid without a recipient, or with more of them elsewhere than the user may write to; missing where the draft is not the caller's, throttled.
 */
export async function sendMail(writer: Writer, written: Written): Promise<Row> {
  const sent = await sentAlready(writer, written.mailId)
  if (sent) return sent
  const everybody = addressesOf(written)
  if (everybody.length === 0) throw invalidField('to', 'required')
  if (everybody.length > 100) throw invalidField('to', 'max.array', { limit: 100 })
  await throttle(writer.services, [[hourly, writer.caller.userId ?? '']])
  return inTransaction(writer, async (writing) => {
    const { id } = await keepDraft(writing, written)
    const record = await lockAllowed(writing, mails, id, 'read', undefined)
    const mail = await save(writing, mails, record, { folder: 'sent', sentAt: writing.now() })
    await deliver(writing, mail, everybody)
    return mail
  })
}

/** A draft that is not one any more, because it was sent: whoever sends it again did not hear of it. */
async function sentAlready(writer: Writer, id: string | null): Promise<Row | undefined> {
  if (id === null || !isId(id)) return undefined
  const mail = await findOne(
    { app: appOf(writer), database: writer.database, caller: writer.caller },
    mails,
    id,
  )
  return mail.folder === 'sent' ? mail : undefined
}

/** Every address once. */
const addressesOf = ({ to, cc, bcc }: Written): string[] => [
  ...new Set([...to, ...cc, ...bcc].map(({ address }) => address.toLowerCase())),
]

/** Each mailbox gets a mail of its own; who was written to unseen stands on none of them. */
async function deliver(writing: Writing, mail: Row, addresses: readonly string[]): Promise<void> {
  const { tx, services, caller, now } = writing
  const here = await tx.query<{ id: string; email: string; isListed: boolean }>({
    text: `select "id", "email", "isPublic" or "role" <> 'user' as "isListed" from "users"
      where "email" = any($1::text[]) and "status" = 'active' order by "id" for key share`,
    values: [addresses],
  })
  // Whom the sender cannot know to have an account counts as somebody elsewhere, so that no refusal tells of accounts.
  const known = here.filter(({ isListed }) => isListed || caller.role !== 'user')
  await takeRecipients(writing, addresses.length - known.length)
  const program = programWriter({ ...services, database: within(services.database.engine, tx) }, now)
  for (const { id } of here) await insertTrusted({ ...program, tx }, mails, { ...contentOf(mail), owner: id })
  const delivered = new Set(here.map(({ email }) => email))
  for (const to of addresses.filter((address) => !delivered.has(address)))
    await queueMail(tx, { kind: 'message', to, language: caller.language, about: mail.id })
}

const contentOf = (sent: Row) => {
  const mail = plainAddresses(mails.fields, sent)
  return {
    folder: 'inbox',
    fromName: mail.fromName,
    fromAddress: mail.fromAddress,
    to: mail.to as Correspondents,
    cc: mail.cc as Correspondents,
    subject: mail.subject,
    body: mail.body,
    preview: mail.preview,
    attachments: mail.attachments,
    sentAt: mail.sentAt,
    thread: mail.thread,
  }
}
