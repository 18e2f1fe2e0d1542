import type { AnyResource } from '../../src/define/resource'
import { invalidField } from '../errors/problem'
import type { Writer } from '../write/context'
import { csvRows, textOf } from './csv'
import { fillable, guessedColumns, mappedColumns, parseMapping, type MappedColumn } from './mapping'
import type { Filled } from './prepared'
import { sheetOf, type Sheet } from './sheet'
import type { Upload } from './upload'
import { xlsxRows } from './xlsx'

/** An upload as it was understood: what its rows are, and where they go. */
export interface ImportPlan {
  readonly writer: Writer
  readonly resource: AnyResource
  readonly sheet: Sheet
  readonly columns: readonly MappedColumn[]
  readonly filled: readonly Filled[]
  /** The column by which rows are told to be about records that are there. */
  readonly key: Filled | undefined
}

/**
 * Reads an upload.
 * @throws Problem invalid where the file, its columns or its key make no sense; tooLarge.
 */
export function planImport(writer: Writer, resource: AnyResource, upload: Upload): ImportPlan {
  const sheet = read(upload, writer)
  const { role } = writer.caller
  const columns = mappedColumns(resource, role, sheet.headers, parseMapping(upload.mapping))
  const filled = filledBy(writer, resource, columns)
  return { writer, resource, sheet, columns, filled, key: keyOf(filled, upload.key) }
}

/**
 * Reads an upload of which nothing has been said yet: two columns may still seem to be the same field, or none any.
 * @throws Problem invalid where it cannot be read.
 */
export function lookedAt(
  writer: Writer,
  resource: AnyResource,
  upload: Upload,
): Pick<ImportPlan, 'sheet' | 'columns'> {
  const sheet = read(upload, writer)
  const mapping = parseMapping(upload.mapping)
  return { sheet, columns: guessedColumns(resource, writer.caller.role, sheet.headers, mapping) }
}

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
const isWide = (bytes: Uint8Array) => bytes[0] === 0xff || bytes[0] === 0xfe
// The formats of old office programs, pictures and the like: whatever has such a byte is no text.
const isBinary = (bytes: Uint8Array) => bytes.subarray(0, 4096).includes(0) && !isWide(bytes)

function read({ bytes }: Upload, { caller }: Writer): Sheet {
  if (isArchive(bytes)) return sheetOf(xlsxRows(bytes))
  if (isBinary(bytes)) throw invalidField('file', 'sheet')
  return sheetOf(csvRows(textOf(bytes, caller.language)))
}

function filledBy({ caller }: Writer, resource: AnyResource, columns: readonly MappedColumn[]): Filled[] {
  const fields = fillable(resource, caller.role)
  return columns.flatMap(({ field: name }, place) => {
    const field = name === null ? undefined : fields[name]
    return name !== null && field ? [{ name, field, place }] : []
  })
}

/** The key is the column that is asked for, else the id where the file has one. */
function keyOf(columns: readonly Filled[], asked: string | undefined): Filled | undefined {
  const unique = columns.filter(({ name, field }) => name === 'id' || ('unique' in field && field.unique))
  const key = unique.find(({ name }) => name === (asked ?? 'id'))
  if (asked !== undefined && !key)
    throw invalidField('key', 'unique', { options: unique.map(({ name }) => name).join(', ') })
  return key
}
