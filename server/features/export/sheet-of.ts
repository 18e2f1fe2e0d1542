import type { AnyResource } from '#define/resource'
import { invalidField } from '#server/base/errors/problem'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { list, type Page, type Reader } from '#server/read/list'
import { pageParameters } from '#server/read/pages/page'
import { parseListQuery, type ListQuery } from '#server/read/query'
import { withSentences } from '../history/sentences/with-sentences'
import { columnsOf, type Column } from './columns'
import { documentFormats, isDocumentFormat, type DocumentFormat } from './documents-file'
import { csvWriter } from './csv'
import type { SheetWriter } from './sheet-writer'
import { xlsxWriter } from './xlsx'

/** Number of rows per query. */
const pageRows = 1000
/** Query parameters of lists that do not apply to exports. */
const paging = ['format', ...pageParameters, '_total', '_fields']

const writers = {
  csv: () => csvWriter(),
  xlsx: (name: string) => xlsxWriter(name),
} satisfies Record<string, (name: string) => SheetWriter>
export type SheetFormat = keyof typeof writers
/** A sheet, or the documents of the records. */
export type Format = SheetFormat | DocumentFormat

/** The writer of a format; `name` is that of the sheet. */
export const writerOfFormat = (format: SheetFormat, name: string): SheetWriter => writers[format](name)

/** A requested export. */
interface RequestedSheet {
  readonly format: SheetFormat
  readonly columns: readonly Column[]
  readonly writer: SheetWriter
  readonly list: ListQuery
}

/** The list of an export, as far as the caller may read it. */
export function listOfExport(reader: Reader, resource: AnyResource, query: URLSearchParams): ListQuery {
  const narrowed = new URLSearchParams(query)
  for (const name of paging) narrowed.delete(name)
  return parseListQuery(resource, reader.caller.role, narrowed, reader.caller.userId)
}

/**
 * The columns and the list of an export, as far as the caller may read them.
 * @throws Problem `forbidden` or `invalid`.
 */
export function sheetOf(reader: Reader, resource: AnyResource, query: URLSearchParams): RequestedSheet {
  const format = formatOf(query, resource)
  if (isDocumentFormat(format)) throw wrongFormat(sheetFormats)
  const labels = sheetLabels(reader.caller.language)
  const columns = columnsOf(reader.app, resource, reader.caller.role, labels)
  return {
    format,
    columns,
    writer: writerOfFormat(format, labels.resource(resource)),
    list: listOfExport(reader, resource, query),
  }
}

const sheetFormats = Object.keys(writers)
const wrongFormat = (formats: readonly string[]) =>
  invalidField('format', 'choice', { options: formats.join(', ') })

/**
 * The requested format of an export.
 * @throws Problem `invalid`; documents only where the resource declares them.
 */
export function formatOf(query: URLSearchParams, resource: AnyResource): Format {
  const given = query.get('format') ?? 'csv'
  const formats = resource.layout?.document ? [...sheetFormats, ...documentFormats] : sheetFormats
  if (formats.includes(given)) return given as Format
  throw wrongFormat(formats)
}

/** The pages of a whole list, from a position on. A page is read when the previous one has been consumed. */
export async function* pagesOf(
  reader: Reader,
  resource: AnyResource,
  query: ListQuery,
  { start, size = pageRows }: { readonly start?: string | undefined; readonly size?: number } = {},
): AsyncGenerator<Page> {
  let after = start
  do {
    const page = await list(reader, resource, {
      ...query,
      page: { kind: 'keyset', limit: size, ...(after && { after }) },
    })
    yield { ...page, rows: await withSentences(reader, resource, page.rows) }
    after = page.next
  } while (after)
}

/** The name of the file of an export. */
export const fileNameOf = (resource: AnyResource, format: Format, day = new Date().toISOString()): string =>
  `${resource.name.replaceAll(/[^A-Za-z0-9_-]/g, '-')}-${day.slice(0, 10)}.${format}`
