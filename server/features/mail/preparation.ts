import type { Mails } from '#locales/en/mails'
import type { Language } from '#server/base/caller'
import type { Services } from '#server/write/services/services'
import type { Letter, LetterValues } from './letter'

/** What the worker needs to write a mail. */
export type LetterContext = Pick<Services, 'app' | 'database' | 'digest' | 'publicUrl' | 'contents'>

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
