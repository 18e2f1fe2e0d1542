import { escaped } from '#text/escaped'
import { distinctAddresses } from './recipients/addresses'
import { sendable, type Address, type Draft, type Mail } from '../mail-data'

export type AnswerKind = 'reply' | 'replyAll' | 'forward'

/** An empty mail, with the signature of the user below the text to be written. */
export const blankMail = (signature: string): Draft => ({
  to: [],
  cc: [],
  bcc: [],
  subject: null,
  body: signature && `<p></p><p></p>${signature}`,
  attachments: [],
})

/** A stored draft, to write on in it. */
export const draftOfMail = ({ id, to, cc, bcc, subject, body, attachments }: Mail): Draft => ({
  mailId: id,
  to,
  cc,
  bcc,
  subject,
  body,
  attachments: sendable(attachments),
})

const prefix = /^((re|fwd?|aw|回复|转发)\s*[:：]\s*)+/i

interface ReplyTexts {
  /** The signature of the user, above the quoted mail; empty if they have none. */
  readonly signature: string
  /** 'Re: …' or 'Fwd: …' around a subject. */
  readonly subject: (subject: string) => string
  /** The line above the quoted mail. */
  readonly wrote: string
}

/**
 * The draft of a reply or a forward: recipients, subject, and the quoted mail.
 * @param me the user's own address, which is left out of the recipients.
 */
export function answerTo(
  mail: Mail,
  kind: AnswerKind,
  me: string,
  { signature, subject, wrote }: ReplyTexts,
): Draft {
  const others = (people: readonly Address[]) => people.filter(({ address }) => address !== me)
  const sender = { name: mail.fromName, address: mail.fromAddress }
  const back = mail.fromAddress === me ? others(mail.to) : [sender]
  const everybody = kind === 'replyAll' ? distinctAddresses([...back, ...others(mail.to)]) : back
  const cc = kind === 'replyAll' ? others(mail.cc) : []
  return {
    inReplyTo: mail.id,
    to: kind === 'forward' ? [] : everybody,
    cc,
    bcc: [],
    attachments: kind === 'forward' ? sendable(mail.attachments) : [],
    subject: subject((mail.subject ?? '').replace(prefix, '')),
    body: `<p></p>${signature && `<p></p>${signature}`}<p>${escaped(wrote)}</p><blockquote>${mail.body ?? ''}</blockquote>`,
  }
}
