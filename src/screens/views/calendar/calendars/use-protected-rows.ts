import { useMemo } from 'react'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import type { Calendars } from './use-calendars'

/**
 * The records as the calendar shows them: those of a calendar that is read from an address offer no changes, which the
 * server would refuse.
 */
export function useProtectedRows(
  resource: AnyResource,
  { field, calendars }: Calendars,
  rows: readonly Row[] | undefined,
): readonly Row[] | undefined {
  const { source } = resource.views?.calendar ?? {}
  const subscribed = useMemo(
    () => new Set(calendars.flatMap(({ id, row }) => (source !== undefined && row[source] ? [id] : []))),
    [calendars, source],
  )
  return useMemo(() => {
    if (subscribed.size === 0 || field === undefined) return rows
    return rows?.map((row) => (subscribed.has(String(row[field])) ? withoutChanges(row) : row))
  }, [rows, subscribed, field])
}

const changes: ReadonlySet<string> = new Set(['update', 'delete'])
const withoutChanges = (row: Row): Row => ({ ...row, _can: row._can.filter((verb) => !changes.has(verb)) })
