import type { Readable } from 'node:stream'
import type { Mails } from '#locales/en/mails'
import type { Language } from '#server/base/caller'
import type { Services } from './services'

export interface LetterFile {
  readonly name: string
  readonly type: string
  /** Rejects where the bytes are not there any more. */
  open(): Promise<Readable>
}

export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Who is answered, where it is not the program. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  /** What goes along with it; it is opened when the letter goes. */
  readonly attachments?: readonly LetterFile[]
}

/** What is filled into a letter's sentences; `code` and `link` stand on their own in it. */
export type LetterValues = Readonly<Record<string, string>>

/** What the worker needs to write a mail. */
export type LetterContext = Pick<Services, 'app' | 'database' | 'digest' | 'publicUrl' | 'contents' | 'hooks'>

export interface LetterRequest {
  readonly to: string
  readonly language: Language
  readonly about: string | null
}

/** Which letter it becomes, with what in it. */
interface PreparedLetter {
  readonly letter: keyof Mails['letters']
  readonly values: LetterValues
  readonly written?: undefined
}

/** What a person has written: nothing is added to it, and nothing of it is kept. */
interface PreparedText {
  readonly written: Letter
}

/** What goes out; undefined where there is nobody, or nothing, to write about any more. */
export type Prepared = PreparedLetter | PreparedText | undefined

/** Prepares one kind of mail when it is sent: the hook of a resource, or the server's own. */
export type PrepareLetter = (context: LetterContext, request: LetterRequest) => Promise<Prepared>
