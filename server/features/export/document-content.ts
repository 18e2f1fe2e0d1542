import type { AnyResource } from '#define/resource'
import { invalidField } from '#server/base/errors/problem'
import { maxDocuments, type DocumentFormat } from './documents-file'
import { printedRow, type PrintReader } from '../documents/print'
import type { ExportContent } from './export-content'
import { listOfExport } from './sheet-of'

/** Fewer than rows of a sheet: each may have two hundred lines. */
const pageSize = 50

/**
 * The documents of the records of a list, in the language of the user. Files of a zip contain their electronic form; a
 * merged file has no room for those of several documents.
 */
export function documentContent(
  { hooks, ...reader }: PrintReader,
  resource: AnyResource,
  query: URLSearchParams,
  format: DocumentFormat,
): ExportContent {
  const printing = format === 'zip' && hooks ? { ...reader, hooks } : reader
  return {
    list: listOfExport(reader, resource, query),
    headers: [],
    pageSize,
    requireFew: (total) => {
      if (total > maxDocuments) throw invalidField('format', 'tooManyDocuments', { limit: maxDocuments })
    },
    partOf: ({ rows }) =>
      Promise.all(rows.map((row) => printedRow(printing, resource, row, reader.caller.language))),
  }
}
