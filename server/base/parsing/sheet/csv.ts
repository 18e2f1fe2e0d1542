import type { Language } from '#server/base/caller'
import { formulaText } from '#text/sheet-formula'
import { invalidField } from '#server/base/errors/problem'
import { maxColumns, type SheetRow } from './sheet'

const separators = [',', ';', '\t'] as const

/**
 * The text of a file: UTF-8, or UTF-16 by its byte order mark. Older applications write the encoding of their
 * country, so invalid UTF-8 is decoded as GB 18030 for Chinese users and as Windows-1252 for others.
 */
export function textOf(bytes: Uint8Array, language: Language): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(language === 'cn' ? 'gb18030' : 'windows-1252').decode(bytes)
  }
}

/** The separator that occurs most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
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

/**
 * The rows of a CSV text (RFC 4180), with commas, semicolons or tabs.
 * @throws Problem invalid at the row in which a quote is opened and never closed.
 */
export function* csvRows(text: string): Generator<SheetRow> {
  const separator = separatorOf(text)
  const read = cellReader(text, separator)
  let at = 0
  for (let line = 1; at < text.length; line++) {
    const cells: string[] = []
    const take = (index: number): number => {
      const found = read(index)
      if (!found) throw invalidField(String(line), 'openQuote', { line })
      // Columns beyond the limit are not read.
      if (cells.length <= maxColumns) cells.push(formulaText(found.cell))
      return found.next
    }
    at = take(at)
    while (text[at] === separator) at = take(at + 1)
    at += text.startsWith('\r\n', at) ? 2 : 1
    yield { line, cells }
  }
}
