import { uuid7 } from '#server/db/uuid7'
import { addressOfSender } from '#server/features/mail/transport'
import type { ReceivedMessage } from '#server/write/services/mailboxes'
import type { Services } from '#server/write/services/services'
import { inTransaction, programWriter, type Writing } from '#server/write/context'
import { holdUploads } from '#server/write/uploads/hold'
import { advisoryLock } from '#server/write/advisory-lock'
import { maxReferences } from '../../mail-limits.wire'
import { mails } from '../../mails.resource'
import { arrive } from '../arrival.server'
import { accountsOf } from '../sending/known-accounts'
import { markFailures } from './bounces.server'
import { contentOf } from './received-content.server'
import { chosen, mailboxAddresses } from './recipients'

/**
 * Stores a message in the inbox of each recipient with an account, once. A notice that a mail could not be delivered
 * also marks that mail, and goes to its author.
 */
export async function receive(services: Services, message: ReceivedMessage): Promise<number> {
  const { parsed, source } = message
  const messageId =
    parsed.messageId ?? `<${source.checksum.slice(0, 40)}@${new URL(services.publicUrl).hostname}>`
  const values = {
    ...headersOf(message, services.publicUrl),
    ...(await contentOf(services, parsed)),
    messageId,
    original: source.address,
  }
  return inTransaction(programWriter(services), async (writing) => {
    await lockMessage(writing, messageId)
    const author = await markFailures(writing, message)
    const owners = await ownersOf(writing, message.to, author)
    if (owners.length === 0) return 0
    const having = await ownersWith(writing, owners, messageId)
    const missing = owners.filter((owner) => !having.has(owner))
    if (missing.length > 0) await holdUploads(writing, mails, values)
    const thread = await threadOf(writing, values)
    for (const owner of missing)
      await arrive(writing, { ...values, thread, owner, sentAt: sentAt(writing, parsed.date) })
    return owners.length
  })
}

/** What a mail has of the headers of a message. */
export function headersOf({ parsed, from }: Pick<ReceivedMessage, 'parsed' | 'from'>, publicUrl: string) {
  const all = [...new Set([...parsed.references, ...(parsed.inReplyTo ? [parsed.inReplyTo] : [])])]
  const bounded = all.length > maxReferences ? [...all.slice(0, 1), ...all.slice(1 - maxReferences)] : all
  return {
    fromName: parsed.from?.name || null,
    fromAddress: parsed.from?.address ?? (plain.test(from) ? from.toLowerCase() : unknownSender(publicUrl)),
    to: parsed.to.map(named),
    cc: parsed.cc.map(named),
    subject: parsed.subject || null,
    inReplyTo: parsed.inReplyTo ?? null,
    references: bounded.map((messageId) => ({ messageId })),
    isAutomatic: parsed.isAutomatic || from === '',
  }
}

const plain = /^[^\s<>@,;:"]{1,64}@[a-z0-9.-]{1,180}\.[a-z0-9-]{2,60}$/i
/** The sender of a message that names none. */
const unknownSender = (publicUrl: string): string => {
  const address = `mailer-daemon@${new URL(publicUrl).hostname}`
  return /@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/i.test(address) ? address : 'unknown@sender.invalid'
}
const named = ({ name, address }: { name: string; address: string }) => ({ name: name || null, address })

/** The time at which it was sent; now, if the message names none or one in the future. */
export const sentAt = ({ now }: Writing, date: string | undefined): string =>
  date !== undefined && date < now() ? date : now()

/** The same message may arrive in several connections at once. */
export const lockMessage = ({ tx }: Writing, messageId: string) =>
  advisoryLock(tx, `mail ${messageId.toLowerCase()}`)

/** The users to whose inbox it goes. */
async function ownersOf(
  { tx, services }: Writing,
  to: readonly string[],
  author: string | undefined,
): Promise<string[]> {
  const accounts = await accountsOf(tx, to.flatMap(mailboxAddresses), 'for key share')
  const wanted = chosen(to, new Set(accounts.map(({ email }) => email)))
  const owners = accounts.filter(({ email }) => wanted.has(email)).map(({ id }) => id)
  const isReturned = author !== undefined && to.includes(addressOfSender(services.mail.sender))
  return [...new Set([...owners, ...(isReturned ? [author] : [])])]
}

/** Those who already have a message, unless they sent it themselves. */
async function ownersWith(
  { tx }: Writing,
  owners: readonly string[],
  messageId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ owner: string }>({
    name: 'mail_received_before',
    text: `select "owner" from "mails" where lower("messageId") collate "C" = lower($1)
      and "owner" = any($2::uuid[]) and "folder" not in ('sent', 'drafts')`,
    values: [messageId, owners],
  })
  return new Set(rows.map(({ owner }) => owner))
}

/** The thread of the message that it answers, or of the latest other message that it names; else a new one. */
const threadOf = async (writing: Writing, named: Parameters<typeof knownThread>[1]): Promise<string> =>
  (await knownThread(writing, named)) ?? uuid7()

/** The thread of the message that a message answers, or of the latest other one that it names. */
export async function knownThread(
  { tx }: Writing,
  { inReplyTo, references }: Pick<ReturnType<typeof headersOf>, 'inReplyTo' | 'references'>,
): Promise<string | undefined> {
  const named = [
    ...(inReplyTo === null ? [] : [inReplyTo]),
    ...references.map((item) => item.messageId).toReversed(),
  ]
  if (named.length === 0) return undefined
  const [found] = await tx.query<{ thread: string }>({
    name: 'mail_thread_of',
    text: `select "thread" from "mails" where lower("messageId") collate "C" = any($1::text[])
      order by array_position($1::text[], lower("messageId")), "sentAt", "id" limit 1`,
    values: [named.map((id) => id.toLowerCase())],
  })
  return found?.thread
}
