import type { Language } from '../caller'
import type { SheetRow } from './sheet'

const separators = [',', ';', '\t'] as const

/**
 * The text of a file: UTF-8, or UTF-16 by its mark. Older programs write what their country did, so what is no UTF-8 is
 * read as GB 18030 for Chinese readers and as Windows-1252 for others.
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

/** The separator that stands most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  const counts = separators.map((separator) => line.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/** What an export has put before text that looks like a formula. */
const plain = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

interface Read {
  readonly cell: string
  /** The place behind the cell: of a separator, a line's end, or the text's. */
  readonly next: number
}

/** Reads cells of a text with a separator. */
function cellReader(text: string, separator: string): (at: number) => Read {
  const end = new RegExp(`[${separator}\r\n]`, 'g')
  const endBehind = (at: number) => {
    end.lastIndex = at
    return end.exec(text)?.index ?? text.length
  }
  const quoted = (at: number): Read => {
    let cell = ''
    for (let from = at + 1; ;) {
      const quote = text.indexOf('"', from)
      if (quote === -1) return { cell: cell + text.slice(from), next: text.length }
      cell += text.slice(from, quote)
      if (text[quote + 1] !== '"') {
        const next = endBehind(quote + 1)
        return { cell: cell + text.slice(quote + 1, next).trimEnd(), next }
      }
      cell += '"'
      from = quote + 2
    }
  }
  return (at) => {
    if (text[at] === '"') return quoted(at)
    const next = endBehind(at)
    return { cell: text.slice(at, next), next }
  }
}

/** The rows of a CSV text (RFC 4180), with commas, semicolons or tabs. */
export function* csvRows(text: string): Generator<SheetRow> {
  const separator = separatorOf(text)
  const read = cellReader(text, separator)
  let at = 0
  for (let line = 1; at < text.length; line++) {
    const cells: string[] = []
    let found = read(at)
    cells.push(plain(found.cell))
    while (text[found.next] === separator) {
      found = read(found.next + 1)
      cells.push(plain(found.cell))
    }
    at = found.next + (text.startsWith('\r\n', found.next) ? 2 : 1)
    yield { line, cells }
  }
}
