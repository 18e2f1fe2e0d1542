import { buffer } from 'node:stream/consumers'
import type { Received } from '#server/base/content-store'
import { parsedInThread } from '#server/base/parsing/queues'
import { contentAddress } from '#server/read/uploads/address'
import type { Mailboxes } from '#server/write/services/mailboxes'
import { hooksOfAll } from '#server/write/services/resource-hooks'
import type { Services } from '#server/write/services/services'
import { dropUpload, keepUpload } from '../../files/keep'
import { Refused } from './refused'
import { markReturned } from './returned'

/** Maximum size of a message: 25 MiB of attachments, which are a third larger as text, and its texts. */
export const maxMessage = 36 * 1024 * 1024

/** The sender and the recipients of a message, as the mail server names them. */
export interface Envelope {
  readonly from: string
  readonly to: readonly string[]
}

/** What stores messages; without it no address has a mailbox. */
export const mailboxesOf = (services: Services): Mailboxes[] =>
  hooksOfAll(services).flatMap(({ mailboxes }) => mailboxes ?? [])

/**
 * Reads a message to its end and keeps its source. What exceeds the limit is read, but not stored.
 * @throws Refused if it is too large.
 */
export async function sourceOf(services: Services, message: AsyncIterable<Buffer>): Promise<Received> {
  let size = 0
  async function* bounded() {
    for await (const chunk of message) {
      size += chunk.length
      if (size <= maxMessage) yield chunk
    }
  }
  const received = await services.contents.receive(bounded(), maxMessage)
  if (size <= maxMessage) return received
  await received.discard()
  throw new Refused(552, 'The message is too large')
}

/** One message after the other is parsed and stored, so that at most one is in memory. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Stores a message in the mailboxes of its recipients. When this resolves, nothing of it can be lost.
 * @throws Refused if none of them has a mailbox any more.
 */
export function arrive(services: Services, received: Received, envelope: Envelope): Promise<void> {
  const turn = last.then(() => store(services, received, envelope))
  last = turn.catch(() => {})
  return turn
}

async function store(services: Services, received: Received, envelope: Envelope): Promise<void> {
  const upload = await keepUpload(services, { userId: null }, received, 'message.eml')
  const bytes = await services.contents.open(upload.checksum)
  if (!bytes) throw new Error('The bytes of a message are gone')
  const parsed = await parsedInThread(await buffer(bytes))
  const source = { id: upload.id, checksum: upload.checksum, address: contentAddress(upload) }
  const message = { ...envelope, source, parsed }
  const isReturned = await markReturned(services, message)
  let reached = 0
  for (const mailboxes of mailboxesOf(services)) reached += await mailboxes.receive(services, message)
  if (reached > 0) return
  await dropUpload(services, upload)
  if (isReturned) return
  throw new Refused(550, 'No such mailbox')
}
