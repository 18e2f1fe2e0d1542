import type { Readable } from 'node:stream'
import type { Mails } from '#locales/en/mails'
import type { Language } from '#server/base/caller'
import type { Services } from './services'

export interface LetterFile {
  readonly name: string
  readonly type: string
  /** Rejects if the bytes no longer exist. */
  open(): Promise<Readable>
}

/** A name, which may be empty, and an address. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** The headers of a mail that a user wrote (RFC 5322). Blind copies are in no header. */
export interface Correspondence {
  readonly from: Mailbox
  readonly to: readonly Mailbox[]
  readonly cc: readonly Mailbox[]
  readonly date: Date
  /** With angle brackets, as the following. */
  readonly messageId: string
  /** The message that it replies to. */
  readonly inReplyTo: string | undefined
  /** The messages of the conversation before it, the oldest first. */
  readonly references: readonly string[]
  /** Separates the parts of the message; nobody can guess it. */
  readonly boundary: string
}

export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The headers of a mail that a user wrote; any other is from the application to its one recipient. */
  readonly correspondence?: Correspondence
  /** The Message-ID of a mail from the application. */
  readonly messageId?: string
  /** Attachments; opened when the mail is sent. */
  readonly attachments?: readonly LetterFile[]
  /** An event, which mail programs show with its text (RFC 6047). */
  readonly calendar?: CalendarPart
}

/** An iCalendar object in a message. */
export interface CalendarPart {
  readonly method: 'REQUEST' | 'REPLY' | 'CANCEL'
  readonly text: string
}

/** The placeholders of a mail text; `code` and `link` are formatted separately. */
export type LetterValues = Readonly<Record<string, string>>

/** The services needed to write a mail. */
export type LetterContext = Pick<Services, 'app' | 'database' | 'digest' | 'publicUrl' | 'contents' | 'hooks'>

export interface LetterRequest {
  readonly to: string
  readonly language: Language
  readonly about: string | null
}

/** A button of a mail. */
export interface LetterChoice {
  readonly label: string
  readonly link: string
}

/** The template of a mail and its placeholders. */
interface PreparedLetter {
  readonly letter: keyof Mails['letters']
  readonly values: LetterValues
  /** The link gives access to anyone: it is not logged. */
  readonly isLinkSecret?: true
  readonly attachments?: readonly LetterFile[]
  /** The headers of a mail on behalf of a user. */
  readonly correspondence?: Correspondence
  readonly calendar?: CalendarPart
  /** Several buttons with a link each instead of the only one. Their links are not logged. */
  readonly choices?: readonly LetterChoice[]
  readonly written?: undefined
}

/** A mail written by a user: sent unchanged, in one message to all its recipients that are due. */
interface PreparedText {
  readonly written: Letter
}

/** The mail to send; undefined if its recipient or subject no longer exists. */
export type Prepared = PreparedLetter | PreparedText | undefined

/** Prepares one kind of mail when it is sent: the hook of a resource, or the server's own. */
export type PrepareLetter = (context: LetterContext, request: LetterRequest) => Promise<Prepared>
