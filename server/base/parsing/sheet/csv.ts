import type { Language } from '#server/base/caller'
import { formulaText } from '#text/sheet-formula'
import { invalidField } from '#server/base/errors/problem'
import { maxColumns, type SheetRow } from './sheet'

const separators = [',', ';', '\t'] as const

/** The name of an encoding, as `TextDecoder` takes it. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252'

/** The encoding that a byte order mark states. */
export function markedEncoding([first, second]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/**
 * The encoding of a file that is neither UTF-8 nor UTF-16: older applications write that of their country, so it is
 * GB 18030 for Chinese users and Windows-1252 for others.
 */
export const olderEncoding = (language: Language): Encoding =>
  language === 'cn' ? 'gb18030' : 'windows-1252'

/** The text of a whole file, or of its beginning, whose last character may be incomplete. */
export function textOf(bytes: Uint8Array, language: Language, isHead = false): string {
  const decoded = (encoding: Encoding, options = {}) =>
    new TextDecoder(encoding, options).decode(bytes, { stream: isHead })
  const marked = markedEncoding(bytes)
  if (marked) return decoded(marked)
  try {
    return decoded('utf-8', { fatal: true })
  } catch {
    return decoded(olderEncoding(language))
  }
}

/** The separator that occurs most often in the first line, outside of quotes. */
export function separatorOf(text: string): string {
  const counts = new Map<string, number>(separators.map((separator) => [separator, 0]))
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (sign === '\r' || sign === '\n') break
    const count = counts.get(sign)
    if (count !== undefined) counts.set(sign, count + 1)
  }
  const max = Math.max(...counts.values())
  return separators.find((separator) => counts.get(separator) === max) ?? ','
}

interface Read {
  readonly cell: string
  /** The index behind the cell: of a separator, of the end of the line or of the text. */
  readonly next: number
}

/** Reads cells of a text with a separator; returns undefined where a quote is never closed. */
function cellReader(text: string, separator: string): (at: number) => Read | undefined {
  const end = new RegExp(`[${separator}\r\n]`, 'g')
  const endBehind = (at: number) => {
    end.lastIndex = at
    return end.exec(text)?.index ?? text.length
  }
  const quoted = (at: number): Read | undefined => {
    let end = text.indexOf('"', at + 1)
    // Two quotes in a row are an escaped quote.
    while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
    if (end === -1) return undefined
    const next = endBehind(end + 1)
    const cell = text.slice(at + 1, end).replaceAll('""', '"')
    return { cell: cell + text.slice(end + 1, next).trimEnd(), next }
  }
  return (at) => {
    if (text[at] === '"') return quoted(at)
    const next = endBehind(at)
    return { cell: text.slice(at, next), next }
  }
}

/** Where reading continues: the index in the text, and the number of the next row. */
export interface CsvRest {
  readonly at: number
  readonly line: number
}

interface CsvPart {
  readonly separator: string
  /** The number of the first row. */
  readonly line: number
  /** Whether the text ends with the file; otherwise a row without its end is left for the next part. */
  readonly isLast: boolean
}

/**
 * The rows of a part of a CSV text (RFC 4180) that begins with a row; returns where the first row begins that was not
 * read.
 * @throws Problem invalid at the row in which a quote is opened and never closed.
 */
export function* csvPart(text: string, part: CsvPart): Generator<SheetRow, CsvRest> {
  const { separator, isLast } = part
  const read = cellReader(text, separator)
  let [at, line] = [0, part.line]
  while (at < text.length) {
    const cells: string[] = []
    let next: number | undefined = at - 1
    do {
      const found = read(next + 1)
      // Columns beyond the limit are not read.
      if (found && cells.length <= maxColumns) cells.push(formulaText(found.cell))
      next = found?.next
    } while (next !== undefined && text[next] === separator)
    if (next === undefined && isLast) throw invalidField(String(line), 'openQuote', { line })
    if (next === undefined || (!isLast && isCutOff(text, next))) break
    at = next + (text.startsWith('\r\n', next) ? 2 : 1)
    yield { line: line++, cells }
  }
  return { at: Math.min(at, text.length), line }
}

/** Whether the end of a row may be in the next part: of a line break, its second character. */
const isCutOff = (text: string, end: number) =>
  end >= text.length || (text[end] === '\r' && end === text.length - 1)

/**
 * The rows of a CSV text, with commas, semicolons or tabs.
 * @throws Problem invalid at the row in which a quote is opened and never closed.
 */
export const csvRows = (text: string, isLast = true): Generator<SheetRow, CsvRest> =>
  csvPart(text, { separator: separatorOf(text), line: 1, isLast })
