import { csvPart } from './sheet/csv'
import { readHead, readSheet } from './sheet/read-sheet'
import { isEmptyRow, type SheetRow } from './sheet/sheet'
import { cleaners } from './cleaners'
import { parsedMail } from './mail/parse-mail'
import type { CsvJob, CsvRead, Job } from './messages'

/**
 * Approximate size of a part in characters, with a surcharge for each cell: small enough that receiving it does not
 * block the main thread.
 */
const partSize = 200_000
const cellSize = 40

/** The parts of a job's result; the last one is what the generator returns. */
export function partsOf(job: Job): Generator<unknown, unknown> | AsyncGenerator<never, unknown> {
  if (job.kind === 'csv') return csvParts(job)
  if (job.kind === 'mail') return mailParts(job)
  return job.kind === 'sheet' ? sheetParts(job) : cleanParts(job)
}

function* csvParts({ text, isCount, ...part }: CsvJob): Generator<SheetRow[], CsvRead> {
  const rows = csvPart(text, part)
  let count = 0
  let some = new RowParts()
  for (let step = rows.next(); ; step = rows.next()) {
    if (step.done) {
      if (some.rows.length > 0) yield some.rows
      return { ...step.value, count }
    }
    if (isEmptyRow(step.value)) continue
    count += 1
    if (isCount || !some.add(step.value)) continue
    yield some.rows
    some = new RowParts()
  }
}

/** Rows that are sent together. */
class RowParts {
  readonly rows: SheetRow[] = []
  private size = 0

  /** Returns whether they are enough. */
  add(row: SheetRow): boolean {
    this.rows.push(row)
    for (const cell of row.cells) this.size += cellSize + cell.length
    return this.size >= partSize
  }
}

function* sheetParts({
  bytes,
  language,
  isHead,
}: Extract<Job, { kind: 'sheet' }>): Generator<unknown, unknown> {
  const { headers, rows } = isHead ? readHead(bytes, language) : readSheet(bytes, language)
  yield headers
  let part = new RowParts()
  for (const row of rows) {
    if (!part.add(row)) continue
    yield part.rows
    part = new RowParts()
  }
  return part.rows
}

// oxlint-disable-next-line require-yield -- its only part is the last one
function* cleanParts({ texts, cleaning }: Extract<Job, { kind: 'clean' }>): Generator<never, string[]> {
  return texts.map(cleaners[cleaning])
}

// oxlint-disable-next-line require-yield -- its only part is the last one
async function* mailParts({ source }: Extract<Job, { kind: 'mail' }>): AsyncGenerator<never, unknown> {
  return parsedMail(source)
}
