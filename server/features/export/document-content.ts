import type { AnyResource } from '#define/resource'
import { invalidField } from '#server/base/errors/problem'
import type { Reader } from '#server/read/list'
import { maxDocuments } from './documents-file'
import { printedRow } from '../documents/print'
import type { ExportContent } from './export-content'
import { listOfExport } from './sheet-of'

/** Fewer than rows of a sheet: each may have two hundred lines. */
const pageSize = 50

/** The documents of the records of a list, in the language of the user. */
export function documentContent(
  reader: Reader,
  resource: AnyResource,
  query: URLSearchParams,
): ExportContent {
  return {
    list: listOfExport(reader, resource, query),
    headers: [],
    pageSize,
    requireFew: (total) => {
      if (total > maxDocuments) throw invalidField('format', 'tooManyDocuments', { limit: maxDocuments })
    },
    partOf: ({ rows }) =>
      Promise.all(rows.map((row) => printedRow(reader, resource, row, reader.caller.language))),
  }
}
