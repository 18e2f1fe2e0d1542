import type { IcsEvent } from '../ics-event'
import { instantIn, type EventTimes, type TimeContext } from './event-times'
import { propertyOf, valueOf, type Component } from './components'
import { durationOf, timeValue } from './time-values'

const [maxAlarms, maxMinutes] = [20, 40_320]

/** The reminders of an event (VALARM) before its start; those after it, of whole days, become reminders at the start. */
export function alarmsOf(
  context: TimeContext,
  component: Component,
  times: EventTimes,
): IcsEvent['alarms'][number][] {
  const alarms = new Map<string, IcsEvent['alarms'][number]>()
  for (const alarm of component.inner.filter(({ name }) => name === 'VALARM').slice(0, maxAlarms)) {
    const action = valueOf(alarm, 'ACTION')?.toUpperCase()
    const minutes = minutesBefore(context, alarm, times)
    // Apple writes ACTION:NONE for an event without its default reminder.
    if (action === 'NONE' || minutes === undefined) continue
    const by = action === 'EMAIL' ? 'mail' : 'notification'
    alarms.set(`${minutes} ${by}`, { minutes, by })
  }
  return [...alarms.values()]
}

function minutesBefore(context: TimeContext, alarm: Component, times: EventTimes): number | undefined {
  const trigger = propertyOf(alarm, 'TRIGGER')
  if (!trigger) return undefined
  const [start, end] = [Date.parse(times.start), Date.parse(times.end)]
  const relative = durationOf(trigger.value)
  const absolute = timeValue(trigger.value, trigger.parameters.get('TZID'))
  const isOfEnd = trigger.parameters.get('RELATED')?.toUpperCase() === 'END'
  let at: number
  if (relative !== undefined) at = (isOfEnd ? end : start) + relative
  else if (absolute) at = instantIn(context, absolute)
  else return undefined
  const minutes = Math.round((start - at) / 60_000)
  if (times.allDay && minutes < 0 && minutes > -24 * 60) return 0
  return minutes >= 0 && minutes <= maxMinutes ? minutes : undefined
}
