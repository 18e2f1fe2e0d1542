import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Language } from '#server/base/caller'
import type { Queryable } from '#server/base/database'
import { invalidField } from '#server/base/errors/problem'
import { parsedPart } from '#server/base/parsing/queues'
import { markedEncoding, olderEncoding, separatorOf, type Encoding } from '#server/base/parsing/sheet/csv'
import type { SheetRow } from '#server/base/parsing/sheet/sheet'
import { partOf } from '../../work/job-parts'
import { countOfParts, partBytes } from './upload-store'

const unzipped = promisify(gunzip)

/** A file that is stored in parts. */
export interface StoredFile {
  readonly id: string
  /** In bytes. */
  readonly size: number
}

/** Maximum length of a row: an open quotation mark would otherwise take the rest of the file into memory. */
const maxRowLength = 1_000_000

async function bytesOf(database: Queryable, { id }: StoredFile, part: number): Promise<Uint8Array> {
  const stored = await partOf(database, id, part)
  // Deleted meanwhile, as for a stopped import.
  if (!stored) throw invalidField('file', 'importGone')
  return unzipped(stored.bytes, { maxOutputLength: partBytes })
}

/** Text and the number of bytes of the file up to its end. */
interface TextPart {
  readonly text: string
  readonly bytes: number
  readonly isLast: boolean
}

/** The text of a file, in parts; a character that ends in the next part belongs to that one. */
async function* textOfFile(
  database: Queryable,
  file: StoredFile,
  decoder: TextDecoder,
): AsyncGenerator<TextPart> {
  const parts = countOfParts(file.size)
  for (let part = 0; part < parts; part++) {
    const isLast = part === parts - 1
    const text = decoder.decode(await bytesOf(database, file, part), { stream: !isLast })
    yield { text, bytes: Math.min((part + 1) * partBytes, file.size), isLast }
  }
}

/**
 * The encoding of a file: UTF-16 by its byte order mark, UTF-8 if all of it is valid, otherwise the older one of the
 * language.
 */
export async function encodingOf(
  database: Queryable,
  file: StoredFile,
  language: Language,
): Promise<Encoding> {
  const marked = markedEncoding(await bytesOf(database, file, 0))
  if (marked) return marked
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for (let part = 0, parts = countOfParts(file.size); part < parts; part++) {
    const bytes = await bytesOf(database, file, part)
    try {
      decoder.decode(bytes, { stream: part < parts - 1 })
    } catch {
      return olderEncoding(language)
    }
  }
  return 'utf-8'
}

/** Some rows of a file, in order. */
export interface FileRows {
  /** The rows that are not empty; none if they are only counted. */
  readonly rows: readonly SheetRow[]
  readonly count: number
  /** How far the file is read, in bytes. */
  readonly bytes: number
}

/**
 * The rows of a file, read and parsed in parts of about a megabyte.
 * @throws Problem `invalid` at a row that is too long, or whose quotation mark is never closed.
 */
export async function* rowsOfFile(
  database: Queryable,
  file: StoredFile,
  encoding: Encoding,
  { isCount = false }: { readonly isCount?: boolean } = {},
): AsyncGenerator<FileRows> {
  let [rest, line] = ['', 1]
  let separator: string | undefined
  for await (const { text, bytes, isLast } of textOfFile(database, file, new TextDecoder(encoding))) {
    const all = rest + text
    separator ??= separatorOf(all)
    const read = await parsedPart({ text: all, separator, line, isLast, isCount })
    rest = all.slice(read.at)
    ;({ line } = read)
    if (rest.length > maxRowLength) throw invalidField(String(line), 'importRow', { line })
    yield { rows: read.rows, count: read.count, bytes }
  }
}
