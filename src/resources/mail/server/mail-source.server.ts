import type { Readable } from 'node:stream'
import { uploadById } from '#server/features/files/keep'
import { uploadOfAddress } from '#server/read/uploads/address'
import type { Row } from '#server/read/selection'
import { Problem } from '#server/base/errors/problem'
import { messageOf, sourceOf } from '#server/features/mail/message'
import { plainAddresses } from '#server/read/uploads/values'
import { findOne } from '#server/read/find-one'
import type { OwnRequest, Services } from '#server/write/services/services'
import { ownReader } from '#server/write/services/own-address'
import type { mailCalls } from '../mail.wire'
import { mails, type OwnMail } from '../mails.resource'
import { letterOf } from './sending/letter'

type SourceRequest = OwnRequest<typeof mailCalls.source>

/** The most bytes of a source that are returned: attachments are not for reading. */
const maxBytes = 256 * 1024

/**
 * A mail of the caller as it was sent, without blind copies, or as it was received: the beginning of its source, and
 * its size.
 * @throws Problem missing if the mail is not the caller's, or was never sent.
 */
export async function sourceOfMail(request: SourceRequest) {
  const { services, input } = request
  const mail = await findOne(ownReader(request), mails, input.mailId)
  if (mail.messageId === null) throw new Problem({ kind: 'missing' })
  const stream =
    mail.original === null ? await asSent(request, mail) : await asReceived(services, mail.original)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    if (size < maxBytes) parts.push(part.subarray(0, maxBytes - size))
    size += part.length
  }
  return {
    source: Buffer.concat(parts).toString(),
    size,
    ...(mail.original !== null && { content: mail.original }),
  }
}

async function asSent({ services }: SourceRequest, mail: Row<typeof mails>): Promise<Readable> {
  const letter = await letterOf(services, plainAddresses(mails.fields, mail) as OwnMail)
  return sourceOf(await messageOf(letter, [], services.mail.sender))
}

async function asReceived({ database, contents }: Services, original: string): Promise<Readable> {
  const upload = await uploadById(database, uploadOfAddress(original) ?? '')
  const bytes = upload && (await contents.open(upload.checksum))
  if (!bytes) throw new Problem({ kind: 'missing' })
  return bytes
}
