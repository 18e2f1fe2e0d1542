import type { Mails } from '#locales/en/mails'
import type { Language } from '#server/base/caller'
import type { Services } from '#server/write/services/services'
import type { Letter, LetterValues } from './letter'

/** The services needed to write a mail. */
export type LetterContext = Pick<Services, 'app' | 'database' | 'digest' | 'publicUrl' | 'contents'>

export interface LetterRequest {
  readonly to: string
  readonly language: Language
  readonly about: string | null
}

/** The template of a mail and its placeholders. */
interface PreparedLetter {
  readonly letter: keyof Mails['letters']
  readonly values: LetterValues
  readonly written?: undefined
}

/** A mail written by a user: sent unchanged, and not stored in the outbox. */
interface PreparedText {
  readonly written: Letter
}

/** The mail to send; undefined if its recipient or subject no longer exists. */
export type Prepared = PreparedLetter | PreparedText | undefined
