import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { faultText } from '#server/base/errors/language'
import { Problem } from '#server/base/errors/problem'
import type { ParsedMail } from '#server/base/parsing/mail/parsed-mail'
import { parsedInThread } from '#server/base/parsing/queues'
import { keepUpload } from '#server/features/files/keep'
import { advanceJob } from '#server/features/work/jobs'
import { recordStep } from '#server/features/work/record-step'
import { contentAddress } from '#server/read/uploads/address'
import { inTransaction, type Writer, type Writing } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import { holdUploads } from '#server/write/uploads/hold'
import { mails } from '../../mails.resource'
import { contentOf } from '../receiving/received-content.server'
import { headersOf, knownThread, lockMessage, sentAt } from '../receiving/receive.server'
import { labelsNamed } from './imported-labels.server'
import { marksOf } from './marks'
import type { MboxMessage } from './mbox-reader'

/** Why a message was not imported: the key of a text for the user. */
type Refusal = 'mailKnown' | 'mailTooLarge' | 'mailBroken'

/** A message with its number in the file, from 1. */
export interface Numbered extends MboxMessage {
  readonly number: number
}

type Import = { readonly refusal: Refusal; readonly title: string } | { readonly values: Values }
type Values = Awaited<ReturnType<typeof valuesOf>>

/**
 * Imports a message, or stores why not, together with the progress of the job: each message once, whichever server
 * continues it.
 * @param email the address of the user.
 * @throws Problem `running` if another server has continued the job; `invalid` if the user has no space left.
 */
export async function importMessage(writer: Writer, message: Numbered, email: string): Promise<void> {
  const prepared = await prepare(writer, message, email)
  await inTransaction(writer, async (writing) => {
    const { tx, batch } = writing
    if (!(await advanceJob(tx, batch, message.number - 1, message.number, message.end)))
      throw new Problem({ kind: 'running' })
    const refused = 'values' in prepared ? await store(writing, prepared.values) : prepared
    await recordStep(tx, batch, {
      changed: refused ? 0 : 1,
      problems: refused ? [problemOf(writer, message, refused)] : [],
    })
  })
}

const problemOf = (
  { caller }: Writer,
  { number }: Numbered,
  { refusal, title }: { readonly refusal: Refusal; readonly title: string },
) => ({
  line: number,
  title: title || null,
  message: faultText(caller.language, { key: refusal }),
})

/** Reads a message, and stores its files. */
async function prepare(writer: Writer, { source }: Numbered, email: string): Promise<Import> {
  if (!source) return { refusal: 'mailTooLarge', title: '' }
  const parsed = await patiently(() => parsedInThread(new Uint8Array(source)))
  const title = parsed.subject
  if (!parsed.from && !parsed.messageId && !parsed.date && title === '')
    return { refusal: 'mailBroken', title }
  const messageId = parsed.messageId ?? idOf(source, writer.services.publicUrl)
  // Before anything of it is stored.
  if (await isKnown(writer.database, writer, messageId)) return { refusal: 'mailKnown', title }
  return { values: await valuesOf(writer, { parsed, source, messageId, email }) }
}

/** A message without an id is recognized by its bytes, as one that is received. */
const idOf = (source: Uint8Array, publicUrl: string): string =>
  `<${createHash('sha256').update(source).digest('hex').slice(0, 40)}@${new URL(publicUrl).hostname}>`

const pauses = [200, 1000, 5000]
/** Received mails may wait for the same thread. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of pauses)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Problem) || error.refusal.kind !== 'busy') throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  return work()
}

interface Read {
  readonly parsed: ParsedMail
  readonly source: Buffer
  readonly messageId: string
  readonly email: string
}

async function valuesOf({ services, caller }: Writer, { parsed, source, messageId, email }: Read) {
  const { marks, names } = marksOf(parsed.marks, parsed.from?.address === email.toLowerCase())
  const content = await contentOf(services, parsed, caller)
  const isDraft = marks.folder === 'drafts'
  const received = isDraft
    ? undefined
    : await services.contents.receive(Readable.from([source]), source.length)
  const original = received && (await keepUpload(services, caller, received, 'message.eml'))
  return {
    names,
    date: parsed.date,
    mail: {
      ...headersOf({ parsed, from: email }, services.publicUrl),
      ...content,
      // A draft is written on, so it is no longer what was imported.
      ...(isDraft && { page: null }),
      original: original ? contentAddress(original) : null,
      bcc: parsed.bcc.map(({ name, address }) => ({ name: name || null, address })),
      isAutomatic: parsed.isAutomatic,
      messageId,
      owner: caller.userId ?? '',
      ...marks,
    },
  }
}

/** Stores a mail: neither rules nor notifications are about it. Returns why not, if it has arrived meanwhile. */
async function store(writing: Writing, { mail, names, date }: Values) {
  const { tx } = writing
  await lockMessage(writing, mail.messageId)
  if (await isKnown(tx, writing, mail.messageId))
    return { refusal: 'mailKnown' as const, title: mail.subject ?? '' }
  await holdUploads(writing, mails, mail)
  const labels = await labelsNamed(writing, names)
  const thread = (await knownThread(writing, mail)) ?? threadOf(mail)
  await insertTrusted(writing, mails, { ...mail, labels, thread, sentAt: sentAt(writing, date) })
  return undefined
}

/** The same for all messages of a conversation, in whatever order they are in the file: made of its first one. */
function threadOf({ references, messageId }: Values['mail']): string {
  const root = references[0]?.messageId ?? messageId
  return `m${createHash('sha256').update(root.toLowerCase()).digest('hex').slice(0, 32)}`
}

/** Whether the mailbox of the caller has a message; a draft has the id with which it would be sent. */
async function isKnown(
  database: Writing['tx'],
  { caller, services }: Pick<Writer, 'caller' | 'services'>,
  messageId: string,
): Promise<boolean> {
  const [, own] = /^<([0-9a-f]{8}-[0-9a-f-]{27})@([^>]+)>$/.exec(messageId) ?? []
  const isHere = messageId.toLowerCase().endsWith(`@${new URL(services.publicUrl).hostname}>`)
  const rows = await database.query({
    name: 'mail_imported_before',
    text: `select from "mails" where "owner" = $1 and lower("messageId") collate "C" = lower($2)
      union all select from "mails" where "id"::text = $3 and "owner" = $1 limit 1`,
    values: [caller.userId, messageId, isHere ? (own ?? null) : null],
  })
  return rows.length > 0
}
