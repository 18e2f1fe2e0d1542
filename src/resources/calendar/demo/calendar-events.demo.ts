import type { Demo } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import type { calendarEvents } from '../calendar-events.resource'
import { meetings, series, wholeDays } from './meetings'
import { changeOfTime, hourIn } from './moments'

const single = 120
const day = 86_400_000
/** One event in this many lasts whole days. */
const wholeEvery = 8

const midnight = (now: Date, days: number) =>
  Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days)
/** The item at an index, starting over after the last. */
const inTurn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
const iso = (milliseconds: number) => new Date(milliseconds).toISOString()
const isWeekend = (milliseconds: number) => [0, 6].includes(new Date(milliseconds).getUTCDay())

/** Six weeks back and ten ahead, more densely around today. */
function dayOf({ now, random }: Making): number {
  const away = random.next() * random.next()
  const days = Math.round(random.next() < 0.4 ? -42 * away : 70 * away)
  const at = midnight(now, days)
  return isWeekend(at) ? at + 2 * day : at
}

function people({ records, index, random }: Making) {
  const users = records('users').filter(({ status }) => status === 'active')
  const signedIn = users.slice(0, 3)
  const owner = index % 2 === 0 ? signedIn[(index / 2) % 3] : random.pick(users)
  const attendees = [random.pick(users), random.pick(users), signedIn[index % 5]].flatMap((record) =>
    record ? [record.id] : [],
  )
  return {
    owner: String((owner ?? users[0])?.id),
    attendees: [...new Set(attendees)].filter((id) => id !== owner?.id),
  }
}

/** A calendar of the owner, most often the first. */
function calendarOf({ records, index }: Making, owner: string): string | null {
  const own = records('calendars').filter((calendar) => calendar.owner === owner)
  return own[index % 4 < 2 ? 0 : index % 3]?.id ?? null
}

/** Those a month ahead and later are reminded of; nearer ones would send notifications at any time. */
const remindersOf = (start: string, now: Date) =>
  Date.parse(start) > now.getTime() + 30 * day ? [{ minutes: 15, by: 'notification' as const }] : []

const guests = [
  { email: 'ines.keller@nordwind-logistics.example', name: 'Ines Keller' },
  { email: 'wei.zhang@shenzhen-parts.example', name: '张伟' },
]

const guestsOf = (index: number) => (index % 7 === 3 ? [inTurn(guests, (index - 3) / 7)] : [])

const kindsOfAnswer = ['accepted', 'accepted', 'tentative', 'declined', undefined] as const

/** What the attendees answered; some have not yet. */
function answersOf({ now, index }: Making, attendees: readonly string[]) {
  return attendees.flatMap((invitee, at) => {
    const answer = inTurn(kindsOfAnswer, index + at)
    return answer ? [{ invitee, answer, at: iso(midnight(now, -2)), occurrence: null }] : []
  })
}

function meeting(making: Making) {
  const [title, minutes, color, location = null, description = null, hour] = inTurn(meetings, making.index)
  const [date, anyHour] = [dayOf(making), making.random.whole(14, 32) / 2]
  const booked = bookingOf(making, location)
  const start = booked?.start ?? date + (hour ?? anyHour) * 60 * 60_000
  return {
    title,
    color,
    location: booked ? null : location,
    room: booked?.room ?? null,
    description,
    allDay: false,
    start: iso(start),
    end: iso(start + minutes * 60_000),
  }
}

/** The room of a meeting whose location names one, and a time of its own: no two meetings in rooms are on the same day. */
function bookingOf({ records, index, now }: Making, location: string | null) {
  const room = roomIn(records, location)
  if (!room) return undefined
  const earlier = meetingsBefore(index).filter(([, , , named]) => roomIn(records, named ?? null)).length
  const weekday = earlier - bookedBack
  const monday = midnight(now, -((now.getUTCDay() + 6) % 7))
  const date = monday + (7 * Math.floor(weekday / 5) + (((weekday % 5) + 5) % 5)) * day
  return { room, start: date + inTurn(bookedHours, index) * 60 * 60_000 }
}

/** How many meetings in rooms are before this week. */
const bookedBack = 10
/** Hours in UTC at which no series has a room. */
const bookedHours = [7, 12, 13, 14.5]

const meetingsBefore = (index: number) =>
  Array.from({ length: index }, (_, at) => at)
    .filter((at) => at > 2 && at % wholeEvery !== 0)
    .map((at) => inTurn(meetings, at))

const roomIn = (records: Making['records'], location: string | null): string | undefined =>
  location === null ? undefined : records('rooms').find(({ name }) => location.endsWith(String(name)))?.id

function wholeDay(making: Making) {
  const [title, days, color, location = null] = inTurn(wholeDays, making.index / wholeEvery)
  const start = dayOf(making)
  return { title, color, location, allDay: true, start: iso(start), end: iso(start + (days - 1) * day) }
}

/** Events on the day of the change to or from summer time, and on the next day. */
function aroundChange({ now, index }: Making) {
  const change = changeOfTime(now)
  const around = [
    ['The clocks change', change, 0],
    ['Maintenance while the clocks change', change, 4 * 60],
    ['On call: first day of the new time', change + day, 8 * 60],
  ] as const
  const [title, at, minutes] = around[index % around.length] ?? around[0]
  if (minutes === 0) return { title, color: 'grey' as const, allDay: true, start: iso(at), end: iso(at) }
  return {
    title,
    color: 'red' as const,
    allDay: false,
    start: iso(at),
    end: iso(at + minutes * 60_000),
    timezone: 'Europe/Berlin',
  }
}

function recurring({ now, index, records }: Making) {
  const [title, hour, minutes, recurrence, timezone, color, location = null] = inTurn(series, index - single)
  const first = midnight(now, -84 + (index - single))
  const start = hour === undefined ? first : hourIn(timezone, first, hour)
  return {
    title,
    color,
    room: roomIn(records, location) ?? null,
    recurrence,
    timezone,
    allDay: hour === undefined,
    start: iso(start),
    end: iso(start + minutes * 60_000),
    visibility: 'public' as const,
  }
}

function valuesOf(making: Making) {
  if (making.index >= single) return recurring(making)
  if (making.index < 3) return aroundChange(making)
  return making.index % wholeEvery === 0 ? wholeDay(making) : meeting(making)
}

export const calendarEventsDemo: Demo<typeof calendarEvents> = {
  count: single + series.length,
  record: (making) => {
    const invited = people(making)
    const calendar = calendarOf(making, invited.owner)
    const own = valuesOf(making)
    return {
      daysAgo: 90 - (making.index % 60),
      set: {
        answers: answersOf(making, invited.attendees),
        organizer: null,
        uid: null,
        sequence: 0,
      },
      values: {
        calendar,
        addedStarts: [],
        guests: guestsOf(making.index),
        reminders: remindersOf(own.start, making.now),
        location: null,
        room: null,
        description: null,
        recurrence: null,
        timezone: null,
        visibility: making.index % 6 === 5 ? 'private' : 'public',
        ...invited,
        ...own,
        color: calendar !== null && making.index % 3 > 0 ? null : own.color,
      },
    }
  },
}
