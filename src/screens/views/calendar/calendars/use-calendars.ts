import { useList, type HttpError } from '@refinedev/core'
import { useMemo } from 'react'
import type { AnyResource } from '#define'
import { useCan } from '#providers/access'
import { useApp } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import { useOwnMeta } from '#providers/data/own-meta'
import { titleOf } from '#base/format/record-path'
import { calendarColor, calendarsOf, calendarsRequest } from './calendars-request'

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

/** The calendars that the user may read, for the events of a resource. */
export function useCalendars(resource: AnyResource): Calendars {
  const name = resource.views?.calendar?.calendar
  const target = useApp()[calendarsOf(resource) ?? '']
  const targetName = target?.name ?? ''
  const mayRead = useCan({ resource: targetName, action: 'read' }).data?.can === true
  const { result } = useList<Row, HttpError>({
    resource: targetName,
    ...calendarsRequest(target),
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
        ? rows.map((row) => ({ id: row.id, name: titleOf(target, row), color: calendarColor(row), row }))
        : [],
    }),
    [name, target, rows],
  )
}
