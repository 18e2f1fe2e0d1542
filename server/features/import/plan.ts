import type { AnyResource } from '#define/resource'
import { invalidField } from '#server/base/errors/problem'
import { parsedSheet } from '#server/base/parsing/queues'
import type { Writer } from '#server/write/context'
import { fillable, guessedColumns, mappedColumns, parseMapping, type MappedColumn } from './mapping'
import { cleanedCells, type CleanedCells } from './cleaned-cells'
import type { Filled } from './prepared'
import type { Sheet } from '#server/base/parsing/sheet/sheet'
import type { ImportUpload } from './import-upload'

/** A parsed upload: its rows and their fields. */
export interface ImportPlan {
  readonly writer: Writer
  readonly resource: AnyResource
  readonly sheet: Sheet
  readonly columns: readonly MappedColumn[]
  readonly filled: readonly Filled[]
  /** The column that identifies existing records. */
  readonly key: Filled | undefined
  readonly cleaned: CleanedCells
}

/**
 * Parses an upload.
 * @throws Problem `invalid` if the file, its columns or its key are invalid; `tooLarge`.
 */
export async function planImport(
  writer: Writer,
  resource: AnyResource,
  upload: ImportUpload,
): Promise<ImportPlan> {
  const sheet = await parsedSheet(upload.bytes, writer.caller.language)
  const { role } = writer.caller
  const columns = mappedColumns(resource, role, sheet.headers, parseMapping(upload.mapping))
  const filled = filledBy(writer, resource, columns)
  const key = keyOf(filled, upload.key)
  return { writer, resource, sheet, columns, filled, key, cleaned: await cleanedCells(filled, sheet) }
}

/**
 * Parses an upload for the preview, without validating its columns: several may map to one field, or none to any.
 * @throws Problem `invalid` if it cannot be read.
 */
export async function lookedAt(
  writer: Writer,
  resource: AnyResource,
  upload: ImportUpload,
): Promise<Pick<ImportPlan, 'sheet' | 'columns'>> {
  const sheet = await parsedSheet(upload.bytes, writer.caller.language)
  const mapping = parseMapping(upload.mapping)
  return { sheet, columns: guessedColumns(resource, writer.caller.role, sheet.headers, mapping) }
}

function filledBy({ caller }: Writer, resource: AnyResource, columns: readonly MappedColumn[]): Filled[] {
  const fields = fillable(resource, caller.role)
  return columns.flatMap(({ field: name }, index) => {
    const field = name === null ? undefined : fields[name]
    return name !== null && field ? [{ name, field, index }] : []
  })
}

/** The key is the requested column, otherwise the id if the file has one. */
function keyOf(columns: readonly Filled[], requested: string | undefined): Filled | undefined {
  const unique = columns.filter(({ name, field }) => name === 'id' || ('unique' in field && field.unique))
  const key = unique.find(({ name }) => name === (requested ?? 'id'))
  if (requested !== undefined && !key)
    throw invalidField('key', 'unique', { options: unique.map(({ name }) => name).join(', ') })
  return key
}
