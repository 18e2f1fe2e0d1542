import type { Language } from '#server/base/caller'
import { invalidField } from '#server/base/errors/problem'
import { csvRows, textOf } from './csv'
import { sheetOf, type Sheet } from './sheet'
import { xlsxRows } from './xlsx'

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
const isWide = (bytes: Uint8Array) => bytes[0] === 0xff || bytes[0] === 0xfe
// The formats of old office programs, pictures and the like: whatever has such a byte is no text.
const isBinary = (bytes: Uint8Array) => bytes.subarray(0, 4096).includes(0) && !isWide(bytes)

/**
 * Reads an uploaded file. It may take long, and is called in a thread of its own (`server/parsing`).
 * @throws Problem invalid where it cannot be read; tooLarge.
 */
export function readSheet(bytes: Uint8Array, language: Language): Sheet {
  if (isArchive(bytes)) return sheetOf(xlsxRows(bytes))
  if (isBinary(bytes)) throw invalidField('file', 'sheet')
  return sheetOf(csvRows(textOf(bytes, language)))
}
