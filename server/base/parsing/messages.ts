import type { Language } from '../caller'
import type { Refusal } from '../errors/problem'
import type { CsvRest } from './sheet/csv'

/**
 * How formatted text is sanitized: as our own; as mail written here, without images or with images by https; as the
 * page of a received mail with its layout, without or with remote content.
 */
export type Cleaning = 'text' | 'mail' | 'mailWithImages' | 'page' | 'pageWithRemote'

/** A part of the text of a CSV file, beginning with a row. */
export interface CsvJob {
  readonly kind: 'csv'
  readonly text: string
  readonly separator: string
  /** The number of the first row. */
  readonly line: number
  readonly isLast: boolean
  /** Only counts the rows that are not empty. */
  readonly isCount: boolean
}

/** What is left of a part of a CSV file, and the number of its rows that are not empty. */
export interface CsvRead extends CsvRest {
  readonly count: number
}

/** A job of the thread. */
export type Job =
  /** Parses an uploaded file; the first part is its header, each other part some of its rows. */
  | {
      readonly kind: 'sheet'
      readonly bytes: Uint8Array
      readonly language: Language
      /** Only the beginning of a CSV file was sent: reads its first rows. */
      readonly isHead: boolean
    }
  /** Parses a part of a CSV file; the last part is where the next one begins, each other part some of its rows. */
  | CsvJob
  /** Sanitizes formatted texts; its only part is all of them. */
  | { readonly kind: 'clean'; readonly texts: readonly string[]; readonly cleaning: Cleaning }
  /** Reads a message; its only part is a `ParsedMail`. */
  | { readonly kind: 'mail'; readonly source: Uint8Array }

/** To the thread: a job, or a request for the next part of its result. */
export type ToThread = Job | 'next'

/** From the thread: a part of a result, or why it failed. */
export type FromThread =
  | { readonly kind: 'part'; readonly value: unknown; readonly isLast: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly reason: string }
