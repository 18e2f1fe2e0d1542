import { readSheet } from './sheet/read-sheet'
import type { SheetRow } from './sheet/sheet'
import { cleanHtml, cleanMail } from './clean-html'
import type { Cleaning, Job } from './messages'

/**
 * Approximate size of a part in characters, with a surcharge for each cell: small enough that receiving it does not
 * block the main thread.
 */
const partSize = 200_000
const cellSize = 40

/** The parts of a job's result; the last one is what the generator returns. */
export function partsOf(job: Job): Generator<unknown, unknown> {
  return job.kind === 'sheet' ? sheetParts(job) : cleanParts(job)
}

function* sheetParts({ bytes, language }: Extract<Job, { kind: 'sheet' }>): Generator<unknown, unknown> {
  const { headers, rows } = readSheet(bytes, language)
  yield headers
  let part: SheetRow[] = []
  let size = 0
  for (const row of rows) {
    part.push(row)
    for (const cell of row.cells) size += cellSize + cell.length
    if (size < partSize) continue
    yield part
    part = []
    size = 0
  }
  return part
}

const cleaned: Readonly<Record<Cleaning, (html: string) => string>> = {
  text: cleanHtml,
  mail: (html) => cleanMail(html, false),
  mailWithImages: (html) => cleanMail(html, true),
}

// oxlint-disable-next-line require-yield -- its only part is the last one
function* cleanParts({ texts, cleaning }: Extract<Job, { kind: 'clean' }>): Generator<never, string[]> {
  return texts.map(cleaned[cleaning])
}
