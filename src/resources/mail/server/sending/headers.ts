import { maxReferences } from '../../mail-limits.wire'
import type { OwnMail } from '../../mails.resource'

type Answered = Pick<OwnMail, 'id' | 'messageId' | 'references'>

/** The host of the public address of the application, which is the end of all its Message-IDs. */
const hostOf = (publicUrl: string): string => new URL(publicUrl).hostname

/** The Message-ID of a mail; that of a mail from before there were any is made of its id. */
export const messageIdOf = ({ id, messageId }: Pick<OwnMail, 'id' | 'messageId'>, publicUrl: string) =>
  messageId ?? `<${id}@${hostOf(publicUrl)}>`

/**
 * The headers with which a mail replies to another one (RFC 5322, section 3.6.4). Of a long conversation they name the
 * first message and the latest ones.
 */
export function replyHeaders(
  answered: Answered,
  publicUrl: string,
): Pick<OwnMail, 'inReplyTo' | 'references'> {
  const messageId = messageIdOf(answered, publicUrl)
  const all = [...answered.references, { messageId }]
  const references = all.length > maxReferences ? [...all.slice(0, 1), ...all.slice(1 - maxReferences)] : all
  return { inReplyTo: messageId, references }
}
