import { Readable } from 'node:stream'
import { faultText } from '#server/base/errors/language'
import { Problem } from '#server/base/errors/problem'
import type { ParsedMail } from '#server/base/parsing/mail/parsed-mail'
import { keepUpload } from '#server/features/files/keep'
import { advanceJob } from '#server/features/work/jobs'
import { recordStep } from '#server/features/work/record-step'
import { contentAddress } from '#server/read/uploads/address'
import { inTransaction, type Writer, type Writing } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import { holdUploads } from '#server/write/uploads/hold'
import { mails } from '../../mails.resource'
import { contentOf } from '../receiving/received-content.server'
import { idOf, isKnown, isMessage, parsedPatiently, threadByFirst } from '../receiving/known-message.server'
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
  const parsed = await parsedPatiently(source)
  const title = parsed.subject
  if (!isMessage(parsed)) return { refusal: 'mailBroken', title }
  const messageId = parsed.messageId ?? idOf(source, writer.services.publicUrl)
  // Before anything of it is stored.
  if (await isKnown(writer.database, writer.services, writer.caller.userId, messageId))
    return { refusal: 'mailKnown', title }
  return { values: await valuesOf(writer, { parsed, source, messageId, email }) }
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
  const { tx, services, caller } = writing
  await lockMessage(writing, mail.messageId)
  if (await isKnown(tx, services, caller.userId, mail.messageId))
    return { refusal: 'mailKnown' as const, title: mail.subject ?? '' }
  await holdUploads(writing, mails, mail)
  const labels = await labelsNamed(writing, names)
  const thread = (await knownThread(writing, mail)) ?? threadByFirst(mail, mail.messageId)
  await insertTrusted(writing, mails, { ...mail, labels, thread, sentAt: sentAt(writing, date) })
  return undefined
}
