import { escaped } from '#text/escaped'
import { sendable, type Address, type Draft, type Mail } from '../mail-data'

export type AnswerKind = 'reply' | 'replyAll' | 'forward'

/** A mail with nothing in it yet. */
export const blankMail: Draft = { to: [], cc: [], bcc: [], subject: null, body: null, attachments: [] }

const prefix = /^((re|fwd?|aw|回复|转发)\s*[:：]\s*)+/i

interface ReplyTexts {
  /** 'Re: …' or 'Fwd: …' around a subject. */
  readonly subject: (subject: string) => string
  /** The line above what is quoted. */
  readonly wrote: string
}

/**
 * An answer to a mail, or the mail for somebody else: to whom, under what subject, with what was written below.
 * @param me one's own address, which is not written to.
 */
export function answerTo(mail: Mail, kind: AnswerKind, me: string, { subject, wrote }: ReplyTexts): Draft {
  const others = (people: readonly Address[]) => people.filter(({ address }) => address !== me)
  const sender = { name: mail.fromName, address: mail.fromAddress }
  const back = mail.fromAddress === me ? others(mail.to) : [sender]
  const everybody = kind === 'replyAll' ? distinct([...back, ...others(mail.to)]) : back
  const cc = kind === 'replyAll' ? others(mail.cc) : []
  return {
    inReplyTo: mail.id,
    to: kind === 'forward' ? [] : everybody,
    cc,
    bcc: [],
    attachments: kind === 'forward' ? sendable(mail.attachments) : [],
    subject: subject((mail.subject ?? '').replace(prefix, '')),
    body: `<p></p><p>${escaped(wrote)}</p><blockquote>${mail.body ?? ''}</blockquote>`,
  }
}

const distinct = (people: readonly Address[]): Address[] =>
  people.filter((item, index) => people.findIndex(({ address }) => address === item.address) === index)
