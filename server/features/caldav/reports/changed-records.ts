import type { Values } from '#define/parsing/parse'
import { sql, statement } from '#server/db/statement'
import { hostOf } from '#server/features/ics/host'
import { calendarOf } from '#server/features/ics/values-of-event'
import type { Position } from '#server/features/stream/position'
import type { DavCalendar } from '../calendars/calendars'
import type { DavContext } from '../dav-context'
import { uidOfRow } from '../objects/members'
import { invalidToken, otherDependencies } from '../sync-token'

/** The most changes that are looked at; a client that has missed more reads everything again. */
const maxChanges = 20_000

interface ChangedRecord {
  readonly record: string
  /** The former values of the fields that changed; all of a deleted record. */
  readonly before: Values | null
}

/** What became of the events of a calendar. */
export interface Touched {
  /** The identifiers of all that changed, in this calendar or another. */
  readonly uids: ReadonlySet<string>
  /** The identifiers of those that were in this calendar before one of their changes. */
  readonly former: ReadonlySet<string>
}

/**
 * The events that have changed since a position in the change log, by their former values.
 * @throws DavError 403 if there are too many changes, or other records decide what the user may read
 */
export async function touchedSince(
  context: DavContext,
  calendar: DavCalendar,
  position: Position,
): Promise<Touched> {
  const { resource } = calendar
  const others = otherDependencies(context, calendar)
  if (others.length > 0 && (await changesOf(context, others, position, [], 1)).length > 0)
    throw invalidToken()
  const names = membershipNames(calendar)
  const changes = await changesOf(context, [resource.name], position, names, maxChanges + 1)
  if (changes.length > maxChanges) throw invalidToken()
  const byRecord = new Map<string, ChangedRecord[]>()
  for (const change of changes) byRecord.set(change.record, [...(byRecord.get(change.record) ?? []), change])
  const current = await currentValues(context, calendar, [...byRecord.keys()], names)
  const host = hostOf(context.services.publicUrl)
  const [uids, former] = [new Set<string>(), new Set<string>()]
  for (const [id, entries] of byRecord) {
    let state: Values = current.get(id) ?? {}
    let isFormer = false
    for (const { before } of entries.toReversed()) {
      state = { ...state, ...before }
      if (before && isIn(context, calendar, state)) isFormer = true
    }
    const uid = uidOfRow({ id, ...identityIn(calendar, state) }, host)
    uids.add(uid)
    if (isFormer) former.add(uid)
  }
  return { uids, former }
}

/** The fields that decide to which object and to which calendar a record belongs. */
function membershipNames({ resource }: DavCalendar): string[] {
  const { calendar, invitations, series } = calendarOf(resource)
  const names = [calendar, invitations?.organizer, invitations?.attendees, invitations?.uid, series?.master]
  return names.filter((name) => name !== undefined)
}

function identityIn({ resource }: DavCalendar, state: Values) {
  const { invitations, series } = calendarOf(resource)
  const text = (name = '') => (typeof state[name] === 'string' ? state[name] : null)
  return { uid: text(invitations?.uid), master: text(series?.master) }
}

/** Whether a record with some values is in a calendar. */
function isIn({ user }: DavContext, { kind, resource, row }: DavCalendar, state: Values): boolean {
  const { calendar = '', invitations } = calendarOf(resource)
  const group = state[calendar] ?? null
  if (kind === 'calendar') return group === row?.id
  const isOwn = state[invitations?.organizer ?? ''] === user.id
  if (kind === 'own') return isOwn && group === null
  const attendees = state[invitations?.attendees ?? '']
  return !isOwn && Array.isArray(attendees) && attendees.includes(user.id)
}

/** The changes of some resources after a position, those of a record in their order. */
function changesOf(
  { reader }: DavContext,
  resources: readonly string[],
  position: Position,
  names: readonly string[],
  limit: number,
): Promise<ChangedRecord[]> {
  return reader.database.query<ChangedRecord>({
    name: 'caldav_changes',
    text: `select c."record", (select jsonb_object_agg("key", "value") from jsonb_each(c."before")
        where "key" = any($3::text[])) as "before"
      from "change_log_heads" h
      cross join lateral (select coalesce(($1::bigint[])[h."lane"], 0) as "sequence") p
      cross join lateral (select * from "changes" c where c."lane" = h."lane" and c."sequence" > p."sequence"
        and c."resource" = any($2::text[]) order by c."sequence" limit $4) c
      where h."sequence" > p."sequence" order by c."record", c."version", c."id"`,
    values: [position, resources, names, limit],
  })
}

async function currentValues(
  { reader }: DavContext,
  { resource }: DavCalendar,
  ids: readonly string[],
  names: readonly string[],
): Promise<Map<string, Values>> {
  const columns = sql.join(
    ['id', ...names].map((name) => sql`${sql.identifier(name)}`),
    sql`, `,
  )
  const rows = await reader.database.query<Values & { readonly id: string }>(
    statement(
      sql`select ${columns} from ${sql.identifier(resource.name)} where "id" = any(${sql.param([...ids])}::uuid[])`,
    ),
  )
  return new Map(rows.map((row) => [row.id, row]))
}
