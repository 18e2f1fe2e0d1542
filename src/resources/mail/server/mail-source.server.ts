import { Problem } from '#server/base/errors/problem'
import { messageOf, sourceOf } from '#server/features/mail/message'
import { plainAddresses } from '#server/read/uploads/values'
import { findOne } from '#server/read/find-one'
import type { OwnRequest } from '#server/write/services/services'
import { ownReader } from '#server/write/services/own-address'
import type { mailCalls } from '../mail.wire'
import { mails, type OwnMail } from '../mails.resource'
import { letterOf } from './letter'

/** The most bytes of a source that are returned: attachments are not for reading. */
const maxBytes = 256 * 1024

/**
 * A sent mail of the caller as it was sent, without blind copies: the beginning of its source, and its size.
 * @throws Problem missing if the mail is not the caller's, or was not sent by them.
 */
export async function sourceOfMail(request: OwnRequest<typeof mailCalls.source>) {
  const { services, input } = request
  const mail = await findOne(ownReader(request), mails, input.mailId)
  if (mail.messageId === null) throw new Problem({ kind: 'missing' })
  const letter = await letterOf(services, plainAddresses(mails.fields, mail) as OwnMail)
  const stream = sourceOf(await messageOf(letter, [], services.mail.sender))
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    if (size < maxBytes) parts.push(part.subarray(0, maxBytes - size))
    size += part.length
  }
  return { source: Buffer.concat(parts).toString(), size }
}
