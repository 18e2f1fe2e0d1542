import type { AnyResource } from '#define'
import { recordRoute, type RecordScreen } from '#define/reading'
import { recordTitle } from '#define/layout/record-title'

export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** The segment of browser URLs that identifies a record: its key if it has one, else its id. */
export function addressOf(resource: AnyResource, row: Row): string {
  const key = resource.key === undefined ? undefined : row[resource.key]
  return typeof key === 'string' && key !== '' ? key : row.id
}

/** The URL of a record's screen. */
export const recordPath = (resource: AnyResource, screen: RecordScreen, row: Row): string =>
  recordRoute(resource, screen, addressOf(resource, row))

let textOfUntitled = ({ label }: AnyResource): string => label[0]

let textWithName = ({ untitled }: AnyResource): string | undefined => untitled

/**
 * Sets the texts for records without a title, which are in the language of the page: without any name, and with the
 * name of another record (`{{name}}`).
 */
export function setUntitled(
  text: (resource: AnyResource) => string,
  withName?: (resource: AnyResource) => string | undefined,
): void {
  textOfUntitled = text
  if (withName) textWithName = withName
}

/** The text for a record without a title: 'Untitled invoice'. */
export const untitled = (resource: AnyResource): string => textOfUntitled(resource)

/** The title of a record, else that it has none; never its id. */
export const titleOf = (resource: AnyResource, row: Row): string =>
  recordTitle(resource, row, textWithName(resource)) ?? untitled(resource)
