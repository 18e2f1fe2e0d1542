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

export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The Reply-To address, if it is not the application. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  /** Attachments; opened when the mail is sent. */
  readonly attachments?: readonly LetterFile[]
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

/** The template of a mail and its placeholders. */
interface PreparedLetter {
  readonly letter: keyof Mails['letters']
  readonly values: LetterValues
  /** The link gives access to anyone: it is not logged. */
  readonly isLinkSecret?: true
  readonly attachments?: readonly LetterFile[]
  readonly written?: undefined
}

/** A mail written by a user: sent unchanged, and not stored in the outbox. */
interface PreparedText {
  readonly written: Letter
}

/** The mail to send; undefined if its recipient or subject no longer exists. */
export type Prepared = PreparedLetter | PreparedText | undefined

/** Prepares one kind of mail when it is sent: the hook of a resource, or the server's own. */
export type PrepareLetter = (context: LetterContext, request: LetterRequest) => Promise<Prepared>
