import { invalidField, Problem } from '../errors/problem'
import type { Language } from '../caller'
import type { Sheet, SheetRow } from './sheet/sheet'
import { JobLimit } from './job-limit'
import { JobQueue } from './job-queue'
import type { Cleaning } from './messages'

/** Files and texts have a thread each, so that a large file does not delay saving. */
const files = new JobQueue({ milliseconds: 30_000, megabytes: 512, waiting: 8, idle: 5000 })
const texts = new JobQueue({ milliseconds: 5000, megabytes: 128, waiting: 64, idle: 120_000 })

/**
 * Parses an uploaded file in a thread.
 * @throws Problem invalid at `file` where it cannot be parsed within the limits; tooLarge; busy.
 */
export async function parsedSheet(bytes: Uint8Array, language: Language): Promise<Sheet> {
  try {
    const [headers, ...rows] = await files.run({ kind: 'sheet', bytes, language })
    return { headers: headers as string[], rows: (rows as SheetRow[][]).flat() }
  } catch (error) {
    if (!(error instanceof JobLimit)) throw error
    throw error.limit === 'queue' ? new Problem({ kind: 'busy' }) : invalidField('file', 'sheetLimits')
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
