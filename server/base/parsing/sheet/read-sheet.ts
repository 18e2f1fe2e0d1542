import type { Language } from '#server/base/caller'
import { invalidField } from '#server/base/errors/problem'
import { csvRows, markedEncoding, textOf } from './csv'
import { sheetOf, type Sheet } from './sheet'
import { xlsxRows } from './xlsx'

/** Number of data rows that are read of the beginning of a file. */
export const headRows = 1000

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
// A NUL byte means a binary format, such as an old office document or an image.
const isBinary = (bytes: Uint8Array) => bytes.subarray(0, 4096).includes(0) && !markedEncoding(bytes)

/** Whether bytes are the beginning of a CSV file rather than of a workbook or another binary file. */
export const isText = (bytes: Uint8Array): boolean => !isArchive(bytes) && !isBinary(bytes)

/**
 * Parses an uploaded file. It may take long, so it runs in a worker thread (`server/base/parsing`).
 * @throws Problem invalid where it cannot be parsed; tooLarge.
 */
export function readSheet(bytes: Uint8Array, language: Language): Sheet {
  if (isArchive(bytes)) return sheetOf(xlsxRows(bytes))
  if (isBinary(bytes)) throw invalidField('file', 'sheet')
  return sheetOf(csvRows(textOf(bytes, language)))
}

/**
 * Parses the first rows of a CSV file of which only the beginning was sent.
 * @throws Problem invalid where it cannot be parsed, or no data row is complete.
 */
export function readHead(bytes: Uint8Array, language: Language): Sheet {
  if (!isText(bytes)) throw invalidField('file', 'sheet')
  return sheetOf(csvRows(textOf(bytes, language, true), false), headRows)
}
