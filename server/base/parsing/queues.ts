import { invalidField, Problem } from '../errors/problem'
import type { Language } from '../caller'
import type { Sheet, SheetRow } from './sheet/sheet'
import { JobLimit } from './job-limit'
import { JobQueue } from './job-queue'
import type { ParsedMail } from './mail/parsed-mail'
import { unparsedMail } from './mail/unparsed'
import type { Cleaning, CsvJob, CsvRead, Job } from './messages'

/** Files, parts of large files, and texts have a thread each, so that a large file does not delay saving. */
const worker = { name: 'parse-worker', source: new URL('worker.ts', import.meta.url) }
const long = 300
/** Of a whole file, which is in memory several times: the next one waits until that is free. */
const longFile = 80
const files = new JobQueue<Job>(worker, {
  milliseconds: 30_000,
  megabytes: 512,
  waiting: 8,
  idle: 5000,
  long: longFile,
})
const parts = new JobQueue<Job>(worker, {
  milliseconds: 30_000,
  megabytes: 256,
  waiting: 256,
  idle: 5000,
  long,
})
const texts = new JobQueue<Job>(worker, {
  milliseconds: 5000,
  megabytes: 128,
  waiting: 64,
  idle: 120_000,
  long,
})

const mails = new JobQueue<Job>(worker, {
  milliseconds: 30_000,
  megabytes: 512,
  waiting: 256,
  idle: 5000,
  long: 1000,
})

/**
 * Reads a received message in a thread. One that exceeds its limits is read no further than its beginning.
 * @throws Problem busy.
 */
export async function parsedInThread(source: Uint8Array): Promise<ParsedMail> {
  try {
    const [parsed] = await mails.run({ kind: 'mail', source })
    return parsed as ParsedMail
  } catch (error) {
    if (!(error instanceof JobLimit)) throw error
    if (error.limit === 'queue') throw new Problem({ kind: 'busy' })
    return unparsedMail(source)
  }
}

/**
 * Parses an uploaded file in a thread.
 * @throws Problem invalid at `file` where it cannot be parsed within the limits; tooLarge; busy.
 */
export async function parsedSheet(bytes: Uint8Array, language: Language, isHead = false): Promise<Sheet> {
  try {
    const [headers, ...rows] = await files.run({ kind: 'sheet', bytes, language, isHead })
    return { headers: headers as string[], rows: (rows as SheetRow[][]).flat() }
  } catch (error) {
    throw withoutLimit(error)
  }
}

const withoutLimit = (error: unknown): unknown => {
  if (!(error instanceof JobLimit)) return error
  return error.limit === 'queue' ? new Problem({ kind: 'busy' }) : invalidField('file', 'sheetLimits')
}

/**
 * Parses a part of a CSV file in a thread.
 * @throws Problem invalid where it cannot be parsed within the limits; busy.
 */
export async function parsedPart(
  part: Omit<CsvJob, 'kind'>,
): Promise<CsvRead & { readonly rows: readonly SheetRow[] }> {
  try {
    const all = await parts.run({ kind: 'csv', ...part })
    const read = all.pop() as CsvRead
    return { ...read, rows: (all as SheetRow[][]).flat() }
  } catch (error) {
    throw withoutLimit(error)
  }
}

/**
 * Sanitizes formatted texts in a thread, all of them together.
 * @throws JobLimit where they exceed its limits; Problem busy.
 */
export async function cleanedInThread(given: readonly string[], cleaning: Cleaning): Promise<string[]> {
  try {
    const [cleaned] = await texts.run({ kind: 'clean', texts: given, cleaning })
    return cleaned as string[]
  } catch (error) {
    throw error instanceof JobLimit && error.limit === 'queue' ? new Problem({ kind: 'busy' }) : error
  }
}
