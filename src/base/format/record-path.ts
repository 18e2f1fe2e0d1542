import type { AnyResource } from '#define'
import { recordRoute } from '#define/reading'
import { recordTitle } from '#define/record-title'

export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** What stands for a record in addresses of the browser: its key where it has one, else its id. */
export function addressOf(resource: AnyResource, row: Row): string {
  const key = resource.key === undefined ? undefined : row[resource.key]
  return typeof key === 'string' && key !== '' ? key : row.id
}

/** The address of a record's screen. */
export const recordPath = (resource: AnyResource, screen: 'show' | 'edit', row: Row): string =>
  recordRoute(resource, screen, addressOf(resource, row))

/** What stands for a record that has no name: the end of its id, as ids begin with the time and so begin alike. */
export const shortId = (id: string): string => id.slice(-8)

/** What a record is called; the end of its id where nothing else names it. */
export const titleOf = (resource: AnyResource, row: Row): string =>
  recordTitle(resource, row) ?? shortId(row.id)
