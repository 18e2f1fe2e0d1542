import type { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Attachment, Options } from 'nodemailer/lib/mailer'
import type { Correspondence, Letter } from '#server/write/services/letters'

/** The message options of nodemailer for a mail to these recipients; opens its attachments. */
export async function messageOf(
  letter: Letter,
  recipients: readonly string[],
  sender: string,
): Promise<Options> {
  const { subject, text, html, attachments = [], calendar } = letter
  const files: Attachment[] = []
  for (const { name, type, open } of attachments)
    files.push({ filename: name, contentType: type, content: await open() })
  return {
    ...headersOf(letter, recipients, sender),
    subject,
    text,
    html,
    attachments: files,
    ...(calendar && {
      icalEvent: { method: calendar.method, content: calendar.text, filename: 'invite.ics' },
    }),
  }
}

/** An address given as an object is never parsed as several addresses. */
function headersOf(
  { correspondence, messageId: own }: Letter,
  recipients: readonly string[],
  sender: string,
): Options {
  const to = recipients.map((address) => ({ name: '', address }))
  return correspondence
    ? writtenHeaders(correspondence, sender)
    : { from: sender, to, ...(own && { messageId: own }) }
}

/** The headers of a mail that a user wrote. */
function writtenHeaders(correspondence: Correspondence, sender: string): Options {
  const { from, to, cc, date, messageId, inReplyTo, references, boundary } = correspondence
  // The types of nodemailer do not know the text between the parts of a message.
  const parts: object = { baseBoundary: boundary }
  return {
    ...parts,
    from,
    // The server that sends it is not that of the author.
    sender,
    to: [...to],
    cc: [...cc],
    date,
    messageId,
    ...(inReplyTo !== undefined && { inReplyTo }),
    references: [...references],
  }
}

/** The source of a message, as it would be sent. */
export const sourceOf = (options: Options): Readable => new MailComposer(options).compile().createReadStream()
