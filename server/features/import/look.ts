import type { AnyResource } from '#define/resource'
import type { Writer } from '#server/write/context'
import type { MappedColumn } from './mapping'
import { lookedAt } from './plan'
import type { SheetRow } from '#server/base/parsing/sheet/sheet'
import type { ImportUpload } from './import-upload'

/** Number of rows in the preview of a file. */
const sampleRows = 5

/** The preview of a file: the number of data rows, the guessed field of each column, and the first rows. */
export interface Look {
  readonly count: number
  readonly columns: readonly MappedColumn[]
  readonly sample: readonly SheetRow[]
}

/**
 * Reads a file without reading records from the database.
 * @throws Problem `invalid` if it cannot be read.
 */
export async function lookAt(writer: Writer, resource: AnyResource, upload: ImportUpload): Promise<Look> {
  const { sheet, columns } = await lookedAt(writer, resource, upload)
  return { count: sheet.rows.length, columns, sample: sheet.rows.slice(0, sampleRows) }
}
