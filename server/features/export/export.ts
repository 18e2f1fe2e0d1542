import type { AnyResource } from '#define/resource'
import { invalidField } from '#server/base/errors/problem'
import { countOf, list, type Page, type Reader } from '#server/read/list'
import { parseListQuery, type ListQuery } from '#server/read/query'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { columnsOf } from './columns'
import { csvWriter } from './csv'
import type { SheetWriter } from './sheet-writer'
import { xlsxWriter } from './xlsx'

/** Number of rows per query. */
const pageRows = 1000
/** Query parameters of lists that do not apply to exports. */
const paging = ['format', '_start', '_end', 'after', 'limit', '_fields']

const writers = {
  csv: () => csvWriter(),
  xlsx: (name: string) => xlsxWriter(name),
} satisfies Record<string, (name: string) => SheetWriter>
type Format = keyof typeof writers

function formatOf(query: URLSearchParams): Format {
  const given = query.get('format') ?? 'csv'
  if (Object.hasOwn(writers, given)) return given as Format
  throw invalidField('format', 'choice', { options: Object.keys(writers).join(', ') })
}

function listQuery(resource: AnyResource, reader: Reader, query: URLSearchParams): ListQuery {
  const narrowed = new URLSearchParams(query)
  for (const name of paging) narrowed.delete(name)
  return parseListQuery(resource, reader.caller.role, narrowed)
}

/** The pages of a whole list. A page is read when the previous one has been consumed. */
async function* pagesOf(reader: Reader, resource: AnyResource, query: ListQuery): AsyncGenerator<Page> {
  let after: string | undefined
  do {
    const page = await list(reader, resource, {
      ...query,
      page: { kind: 'keyset', limit: pageRows, ...(after && { after }) },
    })
    yield page
    after = page.next
  } while (after)
}

/**
 * All records of a list that the caller may read, as a file that is streamed.
 * @throws Problem `forbidden` or `invalid` before the response starts; a later error aborts the response.
 */
export async function exported(
  reader: Reader,
  resource: AnyResource,
  query: URLSearchParams,
): Promise<Response> {
  const format = formatOf(query)
  const labels = sheetLabels(reader.caller.language)
  const columns = columnsOf(reader.app, resource, reader.caller.role, labels)
  const writer = writers[format](labels.resource(resource))
  const requested = listQuery(resource, reader, query)
  const pages = pagesOf(reader, resource, requested)
  const [first, total] = await Promise.all([pages.next(), countOf(reader, resource, requested)])

  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield await writer.begin(columns)
    for (let page = first; !page.done; page = await pages.next())
      yield await writer.rows(page.value.rows.map((row) => columns.map(({ cell }) => cell(row))))
    yield await writer.end()
  }
  return new Response(streamOf(pieces()), {
    headers: {
      'content-type': writer.contentType,
      'x-total-count': String(total),
      'content-disposition': `attachment; filename="${fileName(resource, format)}"`,
      'cache-control': 'no-store',
    },
  })
}

const fileName = (resource: AnyResource, format: Format) =>
  `${resource.name.replaceAll(/[^A-Za-z0-9_-]/g, '-')}-${new Date().toISOString().slice(0, 10)}.${format}`

/** A stream that requests the next chunk when the previous one has been sent. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const { value, done } = await pieces.next()
          if (done) return controller.close()
          if (value.length === 0) continue
          return controller.enqueue(value)
        }
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}
