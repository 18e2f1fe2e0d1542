/** A name, which may be empty, and an address. */
export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** A file in a message. */
export interface MailPart {
  readonly name: string
  /** The id by which the HTML shows it, without angle brackets. */
  readonly contentId: string | undefined
  readonly bytes: Uint8Array
}

/** A notice of a mail server that it could not deliver a message (RFC 3464). */
export interface DeliveryReport {
  /** The Message-ID of that message, with angle brackets. */
  readonly messageId: string
  readonly failures: readonly { readonly addresses: readonly string[]; readonly reason: string }[]
}

/** What the file of a mailbox says about a message. */
export interface MailMarks {
  /** The names in `X-Gmail-Labels`; undefined without it. */
  readonly labels: readonly string[] | undefined
  /** The letters of `Status` and `X-Status`: R read, F flagged; undefined without either. */
  readonly status: string | undefined
}

/** A message as it was read from its source. Texts have no control characters but those of lines. */
export interface ParsedMail {
  readonly subject: string
  readonly from: MailAddress | undefined
  readonly to: readonly MailAddress[]
  readonly cc: readonly MailAddress[]
  /** Only in the author's own copy, as in the file of a mailbox. */
  readonly bcc: readonly MailAddress[]
  /** ISO 8601; undefined if it is missing or invalid. */
  readonly date: string | undefined
  /** With angle brackets, as the following. */
  readonly messageId: string | undefined
  readonly inReplyTo: string | undefined
  /** The oldest first. */
  readonly references: readonly string[]
  /** Whether a program answered, or sent it to many. */
  readonly isAutomatic: boolean
  readonly text: string | undefined
  readonly html: string | undefined
  readonly parts: readonly MailPart[]
  readonly report: DeliveryReport | undefined
  readonly marks: MailMarks
}

/** The most files of a message that are stored one by one; the message itself has all of them. */
export const maxParts = 50

/** A text without what no database stores: NUL and other control characters, and halves of characters. */
export const stored = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  text.replaceAll(/\p{Cs}/gu, '\ufffd').replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')

/** The same on one line, of at most `max` characters. */
export const oneLine = (text: string, max: number): string =>
  stored(
    text
      .slice(0, 4 * max)
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, max),
  )
