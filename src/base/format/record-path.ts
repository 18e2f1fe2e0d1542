import type { AnyResource } from '#define'
import { recordRoute } from '#define/reading'
import { recordTitle } from '#define/record-title'

export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** The segment of browser URLs that identifies a record: its key if it has one, else its id. */
export function addressOf(resource: AnyResource, row: Row): string {
  const key = resource.key === undefined ? undefined : row[resource.key]
  return typeof key === 'string' && key !== '' ? key : row.id
}

/** The URL of a record's screen. */
export const recordPath = (resource: AnyResource, screen: 'show' | 'edit', row: Row): string =>
  recordRoute(resource, screen, addressOf(resource, row))

/** The name of a record without a title: the end of its id, as ids begin with the time and so begin alike. */
export const shortId = (id: string): string => id.slice(-8)

/** The title of a record, else the end of its id. */
export const titleOf = (resource: AnyResource, row: Row): string =>
  recordTitle(resource, row) ?? shortId(row.id)
