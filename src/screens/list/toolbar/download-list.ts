import type { AnyResource } from '#define'
import { listUrl } from '#providers/data/lists/list-url'
import type { TaskControl } from '#shell/long-work/work'
import { rowCounter } from '../count-rows'
import { localDay } from '#base/format/days'
import { listRequest } from '#screens/list-model/state/list-request'
import type { ListState } from '#screens/list-model/state/list-state'
import { saveFile } from '#base/files/save-file'

export type ExportFormat = 'csv' | 'xlsx'
/** The documents of the records: as one file, or as files of a zip. */
export type DocumentFormat = 'pdf' | 'zip'

/** The URL of a list's export: the parameters of the list without its page. */
export function exportUrl(
  resource: AnyResource,
  state: ListState,
  format: ExportFormat | DocumentFormat,
): string {
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
  const { download } = await import('#providers/data/http/download')
  const rowsOf = rowCounter()
  let bytes = 0
  const file = await download(exportUrl(resource, state, format), {
    signal,
    onPiece: (piece, total) => {
      bytes += piece.length
      report(format === 'csv' ? { done: rowsOf(piece), total } : { done: bytes })
    },
  })
  const name = fileName(resource, format)
  saveFile(file, name)
  return name
}

export const fileName = (resource: AnyResource, format: ExportFormat | DocumentFormat): string =>
  `${resource.name}-${localDay(new Date())}.${format}`
