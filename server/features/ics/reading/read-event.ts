import { createHash } from 'node:crypto'
import { iso } from '#recurrence/local-time'
import type { IcsEvent, IcsRefusal, RefusedIcs } from '../ics-event'
import { textOf } from '../text-value'
import { alarmsOf } from './alarms'
import { propertiesOf, propertyOf, valueOf, type Component } from './components'
import { eventTimes, instantIn, startsOfSeries, type EventTimes, type TimeContext } from './event-times'
import { attendeesOf, organizerOf } from './people'
import { ruleOnce, ruleValue } from './rule-value'
import { timesIn, timeValue, type TimeValue } from './time-values'

/** An event of a file, with the occurrence that it replaces, whose start is found in its series. */
export interface ReadEvent {
  readonly event: IcsEvent
  readonly replaced: TimeValue | undefined
}

const [maxUid, maxExceptions, maxText] = [255, 500, 20_000]

/** Reads an event, or why it cannot be used. */
export function readEvent(context: TimeContext, component: Component): ReadEvent | RefusedIcs {
  const title = text(component, 'SUMMARY') ?? ''
  const uid = uidOf(component)
  const refused = (reason: IcsRefusal): RefusedIcs => ({ uid, title: title || null, reason })
  const times = eventTimes(context, component)
  if (typeof times === 'string') return refused(times)
  const replacing = propertyOf(component, 'RECURRENCE-ID')
  if (replacing?.parameters.get('RANGE')) return refused('icsRange')
  const series = seriesOf(context, component, times)
  if (typeof series === 'string') return refused(series)
  const replaced = replacing && timeValue(replacing.value, replacing.parameters.get('TZID'))
  if (replacing && !replaced) return refused('icsStart')
  const event: IcsEvent = {
    uid,
    ...times,
    ...(replaced ? noSeries : series),
    summary: title,
    description: text(component, 'DESCRIPTION') ?? null,
    location: text(component, 'LOCATION') ?? null,
    status: statusOf(component),
    sequence: sequenceOf(component),
    originalStart: null,
    organizer: organizerOf(component),
    attendees: attendeesOf(component),
    alarms: alarmsOf(context, component, times),
    isPrivate: ['PRIVATE', 'CONFIDENTIAL'].includes(valueOf(component, 'CLASS')?.toUpperCase() ?? ''),
    updatedAt: updatedAt(context, component),
  }
  return { event, replaced }
}

const text = (component: Component, name: string): string | undefined => {
  const line = propertyOf(component, name)
  return line ? textOf(line.value.slice(0, maxText)) || undefined : undefined
}

/** The identifier; of an event without any, a digest of what it says, so that it is the same when it is read again. */
function uidOf(component: Component): string {
  const uid = textOf(valueOf(component, 'UID') ?? '').replaceAll(/\s/g, ' ')
  if (uid !== '' && uid.length <= maxUid) return uid
  const names = ['UID', 'DTSTART', 'DTEND', 'SUMMARY']
  const values = names.map((name) => valueOf(component, name) ?? '')
  return `${createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 40)}@ics`
}

type SeriesValues = Pick<IcsEvent, 'recurrence' | 'excluded' | 'added'>
const noSeries: SeriesValues = { recurrence: null, excluded: [], added: [] }

function seriesOf(context: TimeContext, component: Component, times: EventTimes): SeriesValues | IcsRefusal {
  const rules = propertiesOf(component, 'RRULE')
  const added = startsOfSeries(context, times, timesIn(propertiesOf(component, 'RDATE'))).filter(
    (start) => start !== times.start,
  )
  const [rule] = rules
  if (!rule && added.length === 0) return noSeries
  const recurrence = rule ? ruleValue(context, times, rule.value) : ruleOnce
  // Several rules, and rules for exceptions, were deprecated by RFC 5545.
  const isPlain = rules.length < 2 && propertiesOf(component, 'EXRULE').length === 0
  if (recurrence === undefined || !isPlain) return 'icsRecurrence'
  const excluded = startsOfSeries(context, times, timesIn(propertiesOf(component, 'EXDATE')))
  return Math.max(added.length, excluded.length) > maxExceptions
    ? 'icsExceptions'
    : { recurrence, excluded, added }
}

function statusOf(component: Component): IcsEvent['status'] {
  const status = valueOf(component, 'STATUS')?.toUpperCase()
  if (status === 'CANCELLED' || status === 'CANCELED') return 'cancelled'
  return status === 'TENTATIVE' ? 'tentative' : 'confirmed'
}

function sequenceOf(component: Component): number {
  const value = valueOf(component, 'SEQUENCE') ?? ''
  return /^\d{1,9}$/.test(value) ? Number(value) : 0
}

function updatedAt(context: TimeContext, component: Component): string {
  for (const name of ['LAST-MODIFIED', 'DTSTAMP', 'CREATED']) {
    const time = timeValue(valueOf(component, name) ?? '')
    if (time) return iso(instantIn(context, time))
  }
  return iso(0)
}
