import type { Language } from '#server/base/caller'
import { invalidField } from '#server/base/errors/problem'
import { csvRows, textOf } from './csv'
import { sheetOf, type Sheet } from './sheet'
import { xlsxRows } from './xlsx'

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
const isWide = (bytes: Uint8Array) => bytes[0] === 0xff || bytes[0] === 0xfe
// A NUL byte means a binary format, such as an old office document or an image.
const isBinary = (bytes: Uint8Array) => bytes.subarray(0, 4096).includes(0) && !isWide(bytes)

/**
 * Parses an uploaded file. It may take long, so it runs in a worker thread (`server/base/parsing`).
 * @throws Problem invalid where it cannot be parsed; tooLarge.
 */
export function readSheet(bytes: Uint8Array, language: Language): Sheet {
  if (isArchive(bytes)) return sheetOf(xlsxRows(bytes))
  if (isBinary(bytes)) throw invalidField('file', 'sheet')
  return sheetOf(csvRows(textOf(bytes, language)))
}
