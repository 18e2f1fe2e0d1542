import { decodedIcs } from '../decode-ics'
import type { IcsCalendar } from '../ics-event'
import { maxIcsBytes, readCalendar, TooLargeCalendar } from '../read-ics'
import { calendarText, type IcsToWrite } from '../write-ics'

/** A file to read. */
export interface IcsFile {
  readonly bytes: Uint8Array
  /** The character set that its type declares. */
  readonly charset?: string | undefined
  /** The time zone of times without any. */
  readonly zone?: string | undefined
}

/** Work with a file, in a thread if the file is large. */
export type IcsJob =
  | { readonly kind: 'read'; readonly file: IcsFile }
  | { readonly kind: 'write'; readonly calendar: IcsToWrite }

/** What the work results in: the read calendar, or the written text. */
export type IcsResult =
  | { readonly kind: 'read'; readonly calendar: IcsCalendar }
  | { readonly kind: 'written'; readonly text: string }
  /** The file exceeds the limits. */
  | { readonly kind: 'tooLarge' }

/** Reads or writes a file. */
export function icsResult(job: IcsJob): IcsResult {
  if (job.kind === 'write') return { kind: 'written', text: calendarText(job.calendar) }
  const { bytes, charset, zone } = job.file
  if (bytes.length > maxIcsBytes) return { kind: 'tooLarge' }
  try {
    return { kind: 'read', calendar: readCalendar(decodedIcs(bytes, charset), { zone }) }
  } catch (error) {
    if (error instanceof TooLargeCalendar) return { kind: 'tooLarge' }
    throw error
  }
}
