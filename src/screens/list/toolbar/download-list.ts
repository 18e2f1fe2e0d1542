import type { AnyResource } from '#define'
import { listUrl } from '#providers/data/list-url'
import type { TaskControl } from '#shell/long-work/work'
import { rowCounter } from '../count-rows'
import { localDay } from '#base/format/days'
import { listRequest } from '#screens/list-model/state/list-request'
import type { ListState } from '#screens/list-model/state/list-state'

export type ExportFormat = 'csv' | 'xlsx'

/** The URL of a list's export: the parameters of the list without its page. */
export function exportUrl(resource: AnyResource, state: ListState, format: ExportFormat): string {
  const { sorters, filters, meta } = listRequest(resource, state)
  const query = new URLSearchParams(listUrl(resource, { sorters, filters, meta }).split('?')[1])
  query.set('format', format)
  return `/api/${resource.name}/export?${query}`
}

/**
 * Exports all pages of a list to a file that the browser saves. Reports the rows received of a CSV file, otherwise
 * the bytes.
 * @returns the name of the file
 * @throws what the shared client rejects with
 */
export async function downloadList(
  resource: AnyResource,
  state: ListState,
  format: ExportFormat,
  { signal, report }: TaskControl,
): Promise<string> {
  const { client } = await import('#providers/data/client')
  const answer = await client
    .get<ReadableStream<Uint8Array>>(exportUrl(resource, state, format), {
      adapter: 'fetch',
      responseType: 'stream',
      timeout: 0,
      signal,
    })
    .catch(async (error: unknown) =>
      Promise.reject(error instanceof ReadableStream ? await problemIn(error) : error),
    )
  const total = Number(answer.headers['x-total-count']) || undefined
  const rowsOf = rowCounter()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = (answer.data as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value)
    bytes += next.value.length
    report(format === 'csv' ? { done: rowsOf(next.value), total } : { done: bytes })
  }
  const name = `${resource.name}-${localDay(new Date())}.${format}`
  save(new Blob(pieces, { type: String(answer.headers['content-type']) }), name)
  return name
}

/** An error response is a stream as well if a stream was requested. */
async function problemIn(body: ReadableStream): Promise<unknown> {
  const text = await new Response(body).text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Saves data as a file in the browser. */
export function save(data: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(data)
  link.download = name
  link.click()
  // The browser reads the object URL shortly after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
