import { happens } from '#recurrence/starts'
import { invalidField } from '#server/base/errors/problem'
import { requireOwnCalendar } from '#server/features/ics/subscriptions/calendar-hooks'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { CalendarEvent, calendarEvents } from '../calendar-events.resource'

type Event = Partial<CalendarEvent>

/** In days. An event of centuries would be on every page of every calendar. */
const longest = 366

function requireSpan({ start, end, allDay }: Event): void {
  if (start === undefined || end === undefined) return
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000
  if (days < 0) throw invalidField('end', 'before', { limit: start.slice(0, 16).replace('T', ' ') })
  if (days > longest) throw invalidField('end', 'tooLong', { limit: longest })
  for (const [name, moment] of Object.entries({ start, end }))
    if (allDay && !moment.endsWith('T00:00:00.000Z')) throw invalidField(name, 'wholeDay')
}

function requireRule({ recurrence, start, timezone, allDay }: Event): void {
  if (!recurrence || !start) return
  if (!happens({ recurrence, start, timezone, allDay })) throw invalidField('recurrence', 'recurrence')
}

export const calendarEventsHooks: ResourceHooks<typeof calendarEvents> = {
  beforeSave: async ({ values, previous, ...context }) => {
    requireSpan(values)
    requireRule(values)
    await requireOwnCalendar(context, 'calendarEvents', values, previous)
  },
  beforeDelete: ({ record, ...context }) => requireOwnCalendar(context, 'calendarEvents', record),
}
