import type { AnyResource } from '#define/resource'
import type { Writer } from '#server/write/context'
import type { MappedColumn } from './mapping'
import { lookedAt } from './plan'
import type { SheetRow } from '#server/base/parsing/sheet/sheet'
import type { ImportUpload } from './import-upload'

/** Rows that are shown of a file before anything is done with it. */
const sampleRows = 5

/** What a file is: how many rows of data it has, which field each column seems to be, and its first rows. */
export interface Look {
  readonly count: number
  readonly columns: readonly MappedColumn[]
  readonly sample: readonly SheetRow[]
}

/**
 * Reads a file, and nothing of the database.
 * @throws Problem invalid where it cannot be read.
 */
export async function lookAt(writer: Writer, resource: AnyResource, upload: ImportUpload): Promise<Look> {
  const { sheet, columns } = await lookedAt(writer, resource, upload)
  return { count: sheet.rows.length, columns, sample: sheet.rows.slice(0, sampleRows) }
}
