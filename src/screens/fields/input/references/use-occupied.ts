import { useFormContext, useWatch } from 'react-hook-form'
import type { CalendarView } from '#define/any-resource'
import type { OccupiedAnswer, OccupiedTarget } from '#define/views/occupied'
import { useRequest } from '#providers/data/endpoints/use-endpoint'
import { useFormScope } from '../form-scope'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isInstant = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value))

/** How many excluded starts of a series are sent; with more, some occurrences that do not take place count. */
const maxExcluded = 100

/** The values of the calendar in the form, else those of the record. */
function useTimes({ start, end = '', allDay = '', timezone = '', recurrence = '' }: CalendarView) {
  const { row } = useFormScope()
  const { control } = useFormContext()
  const names = [start, end, allDay, timezone, recurrence]
  const typed: readonly unknown[] = useWatch({ control, name: names })
  return names.map((name, index) => typed[index] ?? row[name])
}

/** The query for the time of the form; undefined while it has none. */
function useTimeQuery(view: CalendarView): string | undefined {
  const { row } = useFormScope()
  const [start, end, isWhole, timezone, rule] = useTimes(view)
  if (!isInstant(start) || !isInstant(end) || end < start) return undefined
  const rows = (row[view.series?.excluded ?? ''] ?? []) as readonly { readonly start: string }[]
  const excluded = rows.slice(-maxExcluded).map((each) => new Date(each.start).toISOString())
  const given: readonly (readonly [name: string, value: unknown])[] = [
    ['allDay', isWhole === true ? 'true' : undefined],
    ['timezone', timezone],
    ['recurrence', rule],
    ['excluded', isText(rule) ? excluded.join(',') : undefined],
    ['except', row['id']],
  ]
  const query = new URLSearchParams({ start, end })
  for (const [name, value] of given) if (isText(value)) query.set(name, value)
  return query.toString()
}

const unnamed: CalendarView = { start: '' }
const none: ReadonlyMap<string, OccupiedTarget> = new Map()

/** What is occupied at the time of the form, by id, and whether that is still being loaded. */
export function useOccupied(isEnabled: boolean) {
  const { resource } = useFormScope()
  const query = useTimeQuery(resource.views?.calendar ?? unnamed)
  const url = `/api/${resource.name}/occupied?${query ?? ''}`
  const { data, isFetching } = useRequest<OccupiedAnswer>(
    { url, method: 'get', payload: undefined },
    {
      key: ['occupied', url],
      live: [resource.name],
      enabled: isEnabled && query !== undefined,
      keepsPrevious: true,
      retry: false,
    },
  )
  const occupied = query !== undefined && data ? new Map(data.occupied.map((item) => [item.id, item])) : none
  return { occupied, isKnown: query !== undefined && data !== undefined && !data.capped, isFetching }
}
