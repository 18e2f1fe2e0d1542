import { Readable } from 'node:stream'
import { keepUpload } from '#server/features/files/keep'
import { contentAddress } from '#server/read/uploads/address'
import { inTransaction, programWriter, type Writing } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import type { Services } from '#server/write/services/services'
import { holdUploads } from '#server/write/uploads/hold'
import { mails } from '../../mails.resource'
import { arrive } from '../arrival.server'
import { ownLabelsAmong } from '../own-labels.server'
import { idOf, isKnown, isMessage, parsedPatiently, threadByFirst } from '../receiving/known-message.server'
import { contentOf } from '../receiving/received-content.server'
import { headersOf, knownThread, lockMessage, sentAt } from '../receiving/receive.server'
import { advance, type Fetch } from './fetch-store.server'
import type { Envelope } from './pending.server'

/** The run is over: another has begun, or the mailbox was changed or deleted. */
export class RunEnded extends Error {
  override name = 'RunEnded'
}

/**
 * Stores a message, together with the progress of the run: each message once, whichever server goes on. What the
 * mailbox has already, and what is no message, is passed over.
 * @param isNew whether it is handled like a mail that arrives.
 * @throws RunEnded; Problem invalid if the user has no space left.
 */
export async function storeMessage(
  services: Services,
  fetch: Fetch,
  message: { readonly envelope: Envelope; readonly source: Buffer; readonly isNew: boolean },
): Promise<void> {
  const { uid } = message.envelope
  const values = await valuesOf(services, fetch, message.source)
  if (typeof values === 'string') return passOver(services, fetch, uid, values === 'broken')
  await inTransaction(programWriter(services), async (writing) => {
    await lockMessage(writing, values.messageId)
    const isStored = await isKnown(writing.tx, services, fetch.userId, values.messageId)
    await advanceOrEnd(writing, fetch, { uid, fetched: isStored ? 0 : 1, skipped: 0 })
    if (!isStored) await store(writing, fetch, values, message)
  })
}

/** Stores that a message is not fetched; whether because of what it is, or because it is here already. */
export async function passOver(
  services: Services,
  fetch: Fetch,
  uid: number,
  isSkipped: boolean,
): Promise<void> {
  await inTransaction(programWriter(services), (writing) =>
    advanceOrEnd(writing, fetch, { uid, fetched: 0, skipped: isSkipped ? 1 : 0 }),
  )
}

async function advanceOrEnd({ tx }: Writing, fetch: Fetch, to: Parameters<typeof advance>[2]) {
  if (!(await advance(tx, fetch, to))) throw new RunEnded()
}

type Values = Exclude<Awaited<ReturnType<typeof valuesOf>>, string>

/** What a mail has of a message; its files are stored as those of the user, and count for their space. */
async function valuesOf(services: Services, { userId }: Fetch, source: Buffer) {
  const parsed = await parsedPatiently(source)
  if (!isMessage(parsed)) return 'broken'
  const messageId = parsed.messageId ?? idOf(source, services.publicUrl)
  // Before anything of it is stored.
  if (await isKnown(services.database, services, userId, messageId)) return 'known'
  const content = await contentOf(services, parsed, { userId })
  const received = await services.contents.receive(Readable.from([source]), source.length)
  const original = await keepUpload(services, { userId }, received, 'message.eml')
  return {
    ...headersOf({ parsed, from: '' }, services.publicUrl),
    ...content,
    isAutomatic: parsed.isAutomatic,
    messageId,
    original: contentAddress(original),
    date: parsed.date,
  }
}

async function store(
  writing: Writing,
  { userId, record: { label } }: Fetch,
  { date, ...values }: Values,
  { envelope, isNew }: { readonly envelope: Envelope; readonly isNew: boolean },
): Promise<void> {
  await holdUploads(writing, mails, values)
  const labels = await ownLabelsAmong(writing.tx, userId, label ? [label] : [])
  const mail = {
    ...values,
    owner: userId,
    thread: (await knownThread(writing, values)) ?? threadByFirst(values, values.messageId),
    sentAt: sentAt(writing, envelope.receivedAt ?? date),
    isRead: envelope.isRead,
    isStarred: envelope.isStarred,
    labels: [...labels],
  }
  if (isNew) await arrive(writing, mail)
  else await insertTrusted(writing, mails, { ...mail, folder: 'inbox' })
}
