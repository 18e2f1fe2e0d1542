import type { AnyResource } from '#define/resource'
import { invalidField } from '#server/base/errors/problem'
import { parsedSheet } from '#server/base/parsing/queues'
import type { Writer } from '#server/write/context'
import { fillable, guessedColumns, mappedColumns, parseMapping, type MappedColumn } from './mapping'
import { cleanedCells, type CleanedCells } from './cleaned-cells'
import type { Filled } from './prepared'
import type { Sheet, SheetRow } from '#server/base/parsing/sheet/sheet'
import type { CleanInput } from '#server/write/values/clean-input'
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
  /** The inputs of rows that were read before they are written. */
  readonly inputs?: ReadonlyMap<SheetRow, CleanInput>
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
  const sheet = await parsedSheet(upload.bytes, writer.caller.language, upload.isHead)
  const { mapping, key } = upload
  const columns = plannedColumns(writer, resource, sheet.headers, { mapping: parseMapping(mapping), key })
  return { writer, resource, sheet, ...columns, cleaned: await cleanedCells(columns.filled, sheet) }
}

/** The columns of a file, the fields that they fill, and the one that identifies existing records. */
export type PlannedColumns = Pick<ImportPlan, 'columns' | 'filled' | 'key'>

/**
 * Maps the columns of a file.
 * @throws Problem `invalid` if the columns or the key are invalid.
 */
export function plannedColumns(
  writer: Writer,
  resource: AnyResource,
  headers: readonly string[],
  choice: { readonly mapping: Readonly<Record<string, string | null>>; readonly key?: string | undefined },
): PlannedColumns {
  const columns = mappedColumns(resource, writer.caller.role, headers, choice.mapping)
  const filled = filledBy(writer, resource, columns)
  return { columns, filled, key: keyOf(filled, choice.key) }
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
  const sheet = await parsedSheet(upload.bytes, writer.caller.language, upload.isHead)
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
