import { useList, type CrudSort, type HttpError } from '@refinedev/core'
import { useMemo } from 'react'
import type { AnyResource } from '#define'
import { hueColor, isHue } from '#define/choices/hues'
import { fieldOf, sortsOf } from '#define/reading'
import { useCan } from '#providers/access'
import { useApp } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import { useOwnMeta } from '#providers/data/own-meta'
import { titleOf } from '#base/format/record-path'

/** A calendar to which events can belong. */
export interface OneCalendar {
  readonly id: string
  readonly name: string
  /** A CSS colour. */
  readonly color: string
  readonly row: Row
}

export interface Calendars {
  /** The field of an event that refers to its calendar, and the resource of the calendars; undefined if there is none. */
  readonly field: string | undefined
  readonly target: AnyResource | undefined
  readonly calendars: readonly OneCalendar[]
}

const maxCalendars = 100
/** The field of a calendar with its colour (`views.calendar.calendar`). */
export const colorField = 'color'

const colorOf = (row: Row): string => {
  const color = String(row[colorField] ?? '')
  return color.startsWith('#') ? color : hueColor(isHue(color) ? color : 'own')
}

const targetOf = (resource: AnyResource, name: string | undefined): string | undefined => {
  const field = name === undefined ? undefined : fieldOf(resource, name)
  return field?.kind === 'ref' ? field.to : undefined
}

const sortersOf = (target: AnyResource | undefined): CrudSort[] =>
  target && sortsOf(target).includes(target.title) ? [{ field: target.title, order: 'asc' }] : []

/** The calendars that the user may read, for the events of a resource. */
export function useCalendars(resource: AnyResource): Calendars {
  const name = resource.views?.calendar?.calendar
  const target = useApp()[targetOf(resource, name) ?? '']
  const targetName = target?.name ?? ''
  const mayRead = useCan({ resource: targetName, action: 'read' }).data?.can === true
  const { result } = useList<Row, HttpError>({
    resource: targetName,
    pagination: { currentPage: 1, pageSize: maxCalendars },
    sorters: sortersOf(target),
    meta: useOwnMeta(targetName),
    errorNotification: false,
    queryOptions: { enabled: target !== undefined && mayRead },
  })
  const rows = result.data
  return useMemo(
    () => ({
      field: name,
      target,
      calendars: target
        ? rows.map((row) => ({ id: row.id, name: titleOf(target, row), color: colorOf(row), row }))
        : [],
    }),
    [name, target, rows],
  )
}
