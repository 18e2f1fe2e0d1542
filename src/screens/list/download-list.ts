import type { AnyResource } from '../../define'
import { listUrl } from '../../providers/data/list-url'
import { localDay } from './filter/days'
import { listRequest } from './state/list-request'
import type { ListState } from './state/list-state'

export type ExportFormat = 'csv' | 'xlsx'

/** The address of a list's export: the same question as the list's, without its page. */
export function exportUrl(resource: AnyResource, state: ListState, format: ExportFormat): string {
  const { sorters, filters, meta } = listRequest(resource, state)
  const query = new URLSearchParams(listUrl(resource, { sorters, filters, meta }).split('?')[1])
  query.set('format', format)
  return `/api/${resource.name}/export?${query}`
}

/**
 * Exports what a list shows, all pages of it, as a file that the browser saves.
 * @throws what the shared client rejects with.
 */
export async function downloadList(
  resource: AnyResource,
  state: ListState,
  format: ExportFormat,
): Promise<void> {
  const { client } = await import('../../providers/data/client')
  const answer = await client
    .get<Blob>(exportUrl(resource, state, format), { responseType: 'blob', timeout: 0 })
    .catch(async (error: unknown) => Promise.reject(error instanceof Blob ? await problemIn(error) : error))
  save(answer.data, `${resource.name}-${localDay(new Date())}.${format}`)
}

/** A refusal comes as bytes as well, where bytes were asked for. */
async function problemIn(body: Blob): Promise<unknown> {
  const text = await body.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function save(data: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(data)
  link.download = name
  link.click()
  // The browser reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
