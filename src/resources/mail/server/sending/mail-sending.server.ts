import { throttle } from '#server/features/limits/throttle'
import { invalidField } from '#server/base/errors/problem'
import { plainAddresses } from '#server/read/uploads/values'
import { queueMail } from '#server/features/outbox/outbox'
import { takeRecipients } from '#server/features/mail/quota'
import { isId } from '#server/read/query'
import { findOne } from '#server/read/find-one'
import type { Row } from '#server/read/selection'
import { within } from '#server/db/within'
import {
  appOf,
  inTransaction,
  programWriter,
  type Stored,
  type Writer,
  type Writing,
} from '#server/write/context'
import { lockAllowed } from '#server/write/lock'
import { arrive } from '../arrival.server'
import { accountsOf, knownAccounts } from './known-accounts'
import { messageIdOf } from './headers'
import { keepDraft, save, type Correspondents } from '../mail-writing.server'
import { mails, type OwnMail } from '../../mails.resource'
import type { mailCalls } from '../../mail.wire'
import { plannedTime, schedule } from './scheduling.server'
import type { OwnRequest } from '#server/write/services/services'

/** The most mails that a user may send per hour. */
const hourly = { name: 'mails sent', max: 500, seconds: 3600 }

type ToSend = OwnRequest<typeof mailCalls.send>['input']

/**
 * Sends a mail, or schedules it. A draft that was already sent or scheduled is not sent again.
 * @throws Problem invalid without a recipient, with more external ones than the user may write to, or for a time at
 * which nothing can be sent; missing if the draft is not the caller's; throttled.
 */
export async function sendMail(writer: Writer, written: ToSend): Promise<Row> {
  const sent = await sentAlready(writer, written.mailId)
  if (sent) return sent
  const sendAt = plannedTime(written, writer.now())
  const everybody = addressesOf(written)
  if (everybody.length === 0) throw invalidField('to', 'required')
  if (everybody.length > 100) throw invalidField('to', 'max.array', { limit: 100 })
  await throttle(writer.services, [[hourly, writer.caller.userId ?? '']])
  return inTransaction(writer, async (writing) => {
    const { id } = await keepDraft(writing, written)
    const record = await lockAllowed(writing, mails, id, 'read', undefined)
    await takeExternal(writing, everybody)
    return sendAt === undefined ? sendNow(writing, record) : schedule(writing, record, sendAt)
  })
}

/**
 * Sends a locked mail: moves it to `sent`, adds a copy to the inbox of each user with one of its addresses, and queues
 * it in the outbox for all others. Its recipients were counted when it was written.
 */
export async function sendNow(writing: Writing, record: Stored): Promise<Row> {
  const mail = await save(writing, mails, record, {
    folder: 'sent',
    sendAt: null,
    sentAt: writing.now(),
    messageId: messageIdOf({ id: record.id, messageId: null }, writing.services.publicUrl),
  })
  await deliver(writing, mail, addressesOf(record as Stored & Pick<OwnMail, 'to' | 'cc' | 'bcc'>))
  return mail
}

/** The mail if it was already sent or scheduled; the client then missed the response. */
async function sentAlready(writer: Writer, id: string | null): Promise<Row | undefined> {
  if (id === null || !isId(id)) return undefined
  const mail = await findOne(
    { app: appOf(writer), database: writer.database, caller: writer.caller },
    mails,
    id,
  )
  return mail.folder === 'sent' || mail.folder === 'scheduled' ? mail : undefined
}

/** All addresses without duplicates. */
const addressesOf = ({ to, cc, bcc }: Pick<OwnMail, 'to' | 'cc' | 'bcc'>): string[] => [
  ...new Set([...to, ...cc, ...bcc].map(({ address }) => address.toLowerCase())),
]

/** Counts the recipients that the author may not know to have an account: a refusal does not reveal accounts. */
async function takeExternal(writing: Writing, addresses: readonly string[]): Promise<void> {
  const known = await knownAccounts(writing.tx, writing.caller, addresses)
  await takeRecipients(writing, addresses.length - known.size)
}

/** Each mailbox gets a copy of its own; bcc recipients are in none of them. */
async function deliver(writing: Writing, mail: Row, addresses: readonly string[]): Promise<void> {
  const { tx, services, caller, now } = writing
  const here = await accountsOf(tx, addresses, 'for key share')
  const program = programWriter({ ...services, database: within(services.database.engine, tx) }, now)
  for (const { id } of here) await arrive({ ...program, tx }, { ...contentOf(mail), owner: id })
  const delivered = new Set(here.map(({ email }) => email))
  for (const to of addresses.filter((address) => !delivered.has(address)))
    await queueMail(tx, { kind: 'message', to, language: caller.language, about: mail.id })
}

const contentOf = (sent: Row) => {
  const mail = plainAddresses(mails.fields, sent)
  return {
    fromName: mail.fromName,
    fromAddress: mail.fromAddress,
    to: mail.to as Correspondents,
    cc: mail.cc as Correspondents,
    subject: mail.subject,
    body: mail.body,
    preview: mail.preview,
    attachments: mail.attachments,
    sentAt: mail.sentAt,
    thread: String(mail.thread),
    messageId: mail.messageId,
    inReplyTo: mail.inReplyTo,
    references: mail.references,
  }
}
