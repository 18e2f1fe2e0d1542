import type { AnyResource } from '#define/resource'
import type { PrintReader } from '#server/features/documents/print'
import { isDocumentFormat } from './documents-file'
import { documentContent } from './document-content'
import type { ExportContent } from './export-content'
import { formatOf, sheetOf } from './sheet-of'

/**
 * What an export as a job stores, by its format.
 * @throws Problem `forbidden` or `invalid`.
 */
export function contentOf(reader: PrintReader, resource: AnyResource, query: URLSearchParams): ExportContent {
  const format = formatOf(query, resource)
  if (isDocumentFormat(format)) return documentContent(reader, resource, query, format)
  const { columns, list } = sheetOf(reader, resource, query)
  return {
    list,
    headers: columns.map(({ header, kind }) => ({ header, kind })),
    requireFew: () => {},
    partOf: ({ rows }) => rows.map((row) => columns.map(({ cell }) => cell(row))),
  }
}
