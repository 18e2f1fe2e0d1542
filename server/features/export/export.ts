import type { AnyResource } from '#define/resource'
import { countOf } from '#server/read/totals/count-of'
import type { Reader } from '#server/read/list'
import { fileNameOf, pagesOf, sheetOf } from './sheet-of'
import { streamOf } from './stream-of'

/**
 * All records of a list that the caller may read, as a file that is streamed.
 * @throws Problem `forbidden` or `invalid` before the response starts; a later error aborts the response.
 */
export async function exported(
  reader: Reader,
  resource: AnyResource,
  query: URLSearchParams,
): Promise<Response> {
  const { format, columns, writer, list } = sheetOf(reader, resource, query)
  const pages = pagesOf(reader, resource, list)
  const [first, total] = await Promise.all([pages.next(), countOf(reader, resource, list)])

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
      'content-disposition': `attachment; filename="${fileNameOf(resource, format)}"`,
      'cache-control': 'no-store',
    },
  })
}
