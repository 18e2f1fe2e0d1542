import type { AnyResource } from '#define/resource'
import type { Reader } from '#server/read/list'
import { isDocumentFormat } from './documents-file'
import { documentContent } from './document-content'
import type { ExportContent } from './export-content'
import { formatOf, sheetOf } from './sheet-of'

/**
 * What an export as a job stores, by its format.
 * @throws Problem `forbidden` or `invalid`.
 */
export function contentOf(reader: Reader, resource: AnyResource, query: URLSearchParams): ExportContent {
  if (isDocumentFormat(formatOf(query, resource))) return documentContent(reader, resource, query)
  const { columns, list } = sheetOf(reader, resource, query)
  return {
    list,
    headers: columns.map(({ header, kind }) => ({ header, kind })),
    requireFew: () => {},
    partOf: ({ rows }) => rows.map((row) => columns.map(({ cell }) => cell(row))),
  }
}
