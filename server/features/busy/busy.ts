import type { Answer } from '../attendance/attendance-fields'
import { answerOf } from '../attendance/occurrence-answers'
import { busyView, type BusyAnswer, type BusyTime } from '#define/views/busy'
import type { CalendarView } from '#define/any-resource'
import type { Values } from '#define/parsing/parse'
import type { AnyResource } from '#define/resource'
import { sql, statement, type SQL } from '#server/db/statement'
import { allowedSql, requireAllowed } from '#server/read/access/access-sql'
import type { Reader } from '#server/read/list'
import { seriesIn, seriesView } from '#server/write/occurrences/series-record'
import { titlesOf } from '#server/read/titles'
import type { BusyQuery } from './busy-query'
import { intervalsOf, merged, type Busy, type Interval } from './intervals'

/** How many events that happen once, and how many series, one request reads. */
const maxSingle = 10_000
const maxSeries = 500

interface Event extends Busy {
  readonly id: string
  readonly title: string
  /** The users who take part in some of it. */
  readonly users: ReadonlySet<string>
  /** Whether a user takes part in the occurrence that starts at a time, in milliseconds. */
  readonly attends: (user: string, start: number) => boolean
}

/**
 * When users are busy: with events that they own, or whose invitation they have accepted. Whole days do not count.
 * Of others the caller learns when they are busy, also with events that the caller may not read, but not with what.
 * Users whom the caller may not read are left out.
 */
export async function busyIn(reader: Reader, resource: AnyResource, query: BusyQuery): Promise<BusyAnswer> {
  requireAllowed(reader.app, resource, 'read', reader.caller)
  const view = busyView(resource)
  if (!view) throw new Error(`${resource.name} has no busy times`)
  const users = await readableUsers(reader, query.users)
  const readable = { ...query, users }
  const rows = await reader.database.query<Values>(statement(rowsSql(reader, resource, view, readable)))
  const events = rows.map((row) => eventIn(resource, view, row))
  const series = events.filter((event) => event.series)
  return {
    users: users.map((user) => ({
      user,
      busy:
        user === reader.caller.userId
          ? ownTimes(events, user, query.range)
          : times(events, user, query.range),
    })),
    capped: series.length >= maxSeries || events.length - series.length >= maxSingle,
  }
}

async function readableUsers(reader: Reader, ids: readonly string[]): Promise<string[]> {
  const { users } = reader.app
  const titles = users ? await titlesOf(reader, users, ids) : new Map<string, string>()
  return ids.filter((id) => titles.has(id))
}

/** The events of all users of the query: by two statements for each kind, so that each has an index. */
function rowsSql(reader: Reader, resource: AnyResource, view: CalendarView, query: BusyQuery): SQL {
  const { start, end = '', allDay, recurrence, invitations } = view
  const column = (name: string) => sql.identifier(name)
  const table = sql.identifier(resource.name)
  const users = sql`${[...query.users]}::uuid[]`
  const [from, to] = [query.range.start, query.range.end].map((at) => new Date(at).toISOString())
  const shared = [
    ...(allDay === undefined ? [] : [sql`${column(allDay)} is not true`]),
    ...(resource.trash ? [sql`"deletedAt" is null`] : []),
    ...exceptSql(reader, resource, query.except),
  ]
  const whose = [
    sql`${column(invitations?.organizer ?? '')} = any(${users})`,
    sql`${column(invitations?.attendees ?? '')} && ${users}`,
  ]
  const once = [
    ...(recurrence === undefined ? [] : [sql`${column(recurrence)} is null`]),
    sql`${column(start)} < ${to}`,
    sql`${column(end)} > ${from}`,
  ]
  const repeated = recurrence && [sql`${column(recurrence)} is not null`, sql`${column(start)} < ${to}`]
  const columns = sql.join(columnsOf(resource, view).map(column), sql`, `)
  const part = (conditions: readonly SQL[], limit: number) =>
    sql`(select * from (${sql.join(
      whose.map(
        (mine) =>
          sql`(select ${columns} from ${table} where ${sql.join([mine, ...conditions, ...shared], sql` and `)})`,
      ),
      sql` union all `,
    )}) "_events" limit ${limit})`
  const parts = [part(once, maxSingle), ...(repeated ? [part(repeated, maxSeries)] : [])]
  return sql.join(parts, sql` union all `)
}

/** The columns that are read. */
function columnsOf(resource: AnyResource, view: CalendarView): string[] {
  const { start, end, allDay, recurrence, timezone, series, invitations } = view
  const names = [
    ...['id', resource.title, start, end, allDay, recurrence, timezone, series?.excluded, series?.added],
    ...[invitations?.organizer, invitations?.attendees, invitations?.answers],
  ]
  return names.filter((name) => name !== undefined)
}

/** Leaves out one event, if the caller may read it: otherwise this would say who takes part in it. */
function exceptSql({ app, caller }: Reader, resource: AnyResource, except: string | undefined): SQL[] {
  const allowed = except === undefined ? undefined : allowedSql(app, resource, 'read', caller)
  return allowed ? [sql`not ("id" = ${except} and ${allowed})`] : []
}

function eventIn(resource: AnyResource, view: CalendarView, row: Values): Event {
  const { start, end = '', recurrence, invitations } = view
  const { organizer = '', attendees = '', answers = '' } = invitations ?? {}
  const answered = (row[answers] ?? []) as readonly Answer[]
  const accepted = new Set(
    answered.filter(({ answer }) => answer === 'accepted').map(({ invitee }) => invitee),
  )
  const invited = ((row[attendees] ?? []) as readonly string[]).filter((user) => accepted.has(user))
  const owner = String(row[organizer])
  const repeats = recurrence !== undefined && typeof row[recurrence] === 'string'
  const seriesOf = seriesView(resource)
  return {
    id: String(row['id']),
    title: String(row[resource.title] ?? ''),
    start: Date.parse(new Date(row[start] as string).toISOString()),
    end: Date.parse(new Date(row[end] as string).toISOString()),
    series: repeats && seriesOf ? seriesIn(seriesOf, row) : undefined,
    users: new Set([owner, ...invited]),
    attends: (user, at) =>
      user === owner || answerOf(answered, user, new Date(at).toISOString())?.answer === 'accepted',
  }
}

const iso = ({ start, end }: Interval): BusyTime => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
})

/** When a user takes part in an event, in a range. */
const attendedIntervals = (event: Event, user: string, range: Interval): Interval[] =>
  intervalsOf(event, range).filter(({ start }) => event.attends(user, start))

/** When another user is busy; events that follow each other are not told apart. */
function times(events: readonly Event[], user: string, range: Interval): BusyTime[] {
  const all = events
    .filter(({ users }) => users.has(user))
    .flatMap((event) => attendedIntervals(event, user, range))
  return merged(all, range).map(iso)
}

/** When the caller is busy, with the events. */
function ownTimes(events: readonly Event[], user: string, range: Interval): BusyTime[] {
  const own = new Map(events.filter(({ users }) => users.has(user)).map((event) => [event.id, event]))
  return [...own.values()]
    .flatMap((event) =>
      attendedIntervals(event, user, range).map((interval) => ({
        ...iso(interval),
        id: event.id,
        title: event.title,
      })),
    )
    .toSorted((item, other) => item.start.localeCompare(other.start))
}
