import type { CrudSort } from '@refinedev/core'
import type { AnyResource } from '#define'
import { hueColor, isHue } from '#define/choices/hues'
import { fieldOf, sortsOf } from '#define/reading'

const maxCalendars = 100

/** The field of a calendar with its colour (`views.calendar.calendar`). */
export const colorField = 'color'

/** The name of the resource of the calendars to which the events of a resource belong. */
export function calendarsOf(resource: AnyResource): string | undefined {
  const name = resource.views?.calendar?.calendar
  const field = name === undefined ? undefined : fieldOf(resource, name)
  return field?.kind === 'ref' ? field.to : undefined
}

/** What is requested of the calendars, by the script of the first rows and by the screen. */
export const calendarsRequest = (target: AnyResource | undefined) => ({
  pagination: { currentPage: 1, pageSize: maxCalendars },
  sorters: sortersOf(target),
})

const sortersOf = (target: AnyResource | undefined): CrudSort[] =>
  target && sortsOf(target).includes(target.title) ? [{ field: target.title, order: 'asc' }] : []

/** What events without a calendar, or with one that the user may not read, are listed under. */
export const noCalendar = ''

/** The calendar that a record is listed under; `isKnown` tells whether the user may read a calendar. */
export function calendarIdIn(
  field: string | undefined,
  isKnown: (id: string) => boolean,
  row: Readonly<Record<string, unknown>>,
): string {
  const id = field === undefined ? undefined : row[field]
  return typeof id === 'string' && isKnown(id) ? id : noCalendar
}

/** The CSS colour of a calendar. */
export function calendarColor(row: Readonly<Record<string, unknown>>): string {
  const color = String(row[colorField] ?? '')
  return color.startsWith('#') ? color : hueColor(isHue(color) ? color : 'own')
}
