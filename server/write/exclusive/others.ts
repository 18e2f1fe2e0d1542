import type { Values } from '#define/parsing/parse'
import type { AnyResource, App, CalendarView } from '#define/any-resource'
import type { Queryable } from '#server/base/database'
import { sql, statement, type SQL } from '#server/db/statement'
import { occupiedBy, type Interval, type Occupied } from './occupied-times'

/** How many records that happen once, and how many series, are compared with a record. */
export const maxCompared = { single: 10_000, series: 500 } as const

/** The calendar of a resource whose records have something to themselves, with the field that refers to it. */
export interface ExclusiveView extends CalendarView {
  readonly exclusive: string
}

/** The declared calendar; undefined if its records share what they refer to. */
export function exclusiveView({ views }: AnyResource): ExclusiveView | undefined {
  const view = views?.calendar
  return view?.exclusive === undefined ? undefined : { ...view, exclusive: view.exclusive }
}

/** Whether saving a record of a resource needs the comparison with others that refer to the same record. */
export const isExclusive = (resource: AnyResource): boolean => exclusiveView(resource) !== undefined

/** The resource of what the records of a calendar refer to. */
export function targetOf(app: App, resource: AnyResource, view: ExclusiveView): AnyResource {
  const field = resource.fields[view.exclusive]
  const target = field?.kind === 'ref' ? app[field.to] : undefined
  if (!target) throw new Error(`${resource.name}.${view.exclusive} refers to nothing`)
  return target
}

/** A record with what it refers to. */
export interface OccupiedTarget extends Occupied {
  readonly target: string
}

/** The records that may occupy some targets in a range of time. */
export interface Others {
  readonly records: readonly OccupiedTarget[]
  /** Whether there are more than are read. */
  readonly isCapped: boolean
}

interface Compared {
  readonly targets: readonly string[]
  readonly range: Interval
  /** Whether it is a series that is compared, as also with series that begin after the range. */
  readonly isSeries: boolean
}

/** Time zones, and the last day of whole days: how far stored times may be from the occupied ones. */
const margin = 3 * 86_400_000

/**
 * Reads the records that may occupy some targets in a range: by the indexes of `exclusive`, those that happen once in
 * the range, and the series that begin before its end.
 */
export async function readOthers(
  database: Queryable,
  resource: AnyResource,
  view: ExclusiveView,
  { targets, range, isSeries }: Compared,
): Promise<Others> {
  const { start, end = start, recurrence, exclusive, series } = view
  const column = (name: string) => sql.identifier(name)
  const isOfDays = resource.fields[start]?.kind === 'date'
  const written = (at: number) => new Date(at).toISOString().slice(0, isOfDays ? 10 : undefined)
  const [from, to] = [written(range.start - margin), written(range.end + margin)]
  const shared = [
    sql`${column(exclusive)} = any(${sql.param([...targets])}::uuid[])`,
    ...(resource.trash ? [sql`"deletedAt" is null`] : []),
  ]
  const columns = sql.join(columnsOf(view).map(column), sql`, `)
  const part = (conditions: readonly SQL[], limit: number) =>
    sql`(select ${columns} from ${sql.identifier(resource.name)} where ${sql.join([...conditions, ...shared], sql` and `)} limit ${limit + 1})`
  const begun = sql`${column(start)} < ${to}`
  const isOnce = recurrence === undefined ? [] : [sql`${column(recurrence)} is null`]
  const parts = [part([...isOnce, begun, sql`${column(end)} > ${from}`], maxCompared.single)]
  if (recurrence !== undefined && series !== undefined) {
    const repeats = [sql`${column(recurrence)} is not null`, ...(isSeries ? [] : [begun])]
    parts.push(part([...repeats, isNotOver(view, from)], maxCompared.series))
  }
  const rows = await database.query<Values>(statement(sql.join(parts, sql` union all `)))
  const records = rows.map((row) => ({ ...occupiedBy(resource, view, row), target: String(row[exclusive]) }))
  const repeated = records.filter((record) => record.series).length
  return {
    records,
    isCapped: repeated > maxCompared.series || records.length - repeated > maxCompared.single,
  }
}

/** Leaves out series whose rule ends before a time, if they have no further starts. */
function isNotOver({ start, end = start, recurrence = '', series }: ExclusiveView, from: string): SQL {
  const column = (name: string) => sql.identifier(name)
  const until = sql`substring(${column(recurrence)} from 'UNTIL=([0-9]{8})')`
  const day = sql`to_char(${from}::timestamptz - (${column(end)} - ${column(start)}), 'YYYYMMDD')`
  const further = sql`jsonb_array_length(${column(series?.added ?? '')}) > 0`
  return sql`(${until} is null or ${until} >= ${day} or ${further})`
}

function columnsOf(view: ExclusiveView): string[] {
  const { start, end, allDay, timezone, recurrence, series, exclusive } = view
  const names = ['id', exclusive, start, end, allDay, timezone, recurrence, series?.excluded, series?.added]
  return [...new Set(names.filter((name) => name !== undefined))]
}
