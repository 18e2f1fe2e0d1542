import { withoutWords } from '#server/db/tables/search-words'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { isId } from '#define/parsing/id'
import { quoted } from '#server/db/tables/columns'
import { sql, statement, type SQL } from '#server/db/statement'
import type { Queryable } from '#server/base/database'
import type { Stored } from '#server/write/context'
import { uidOfRecord } from '../event-of-record'
import type { IcsEvent } from '../ics-event'
import { eventKey } from '../read-ics'
import { calendarOf } from '../values-of-event'

/** The records that events of a file are about, by identifier and replaced start. */
export interface KnownEvents {
  /** All of them by their keys. */
  readonly all: ReadonlyMap<string, Stored>
  readonly find: (event: Pick<IcsEvent, 'uid' | 'originalStart'>) => Stored | undefined
  /** The records that replace occurrences of a series. */
  readonly overridesOf: (master: string) => readonly Stored[]
}

interface Search {
  readonly host: string
  /** Whose records, or which ones. */
  readonly where: SQL
}

/** Finds the records with some identifiers, or all, and those that replace occurrences of them. */
export async function knownEvents(
  database: Queryable,
  resource: AnyResource,
  uids: readonly string[] | undefined,
  { host, where }: Search,
): Promise<KnownEvents> {
  const table = sql.raw(quoted(resource.name))
  const alive = resource.trash ? sql` and ${table}."deletedAt" is null` : sql``
  const named = uids === undefined ? sql`true` : identifiedSql(resource, uids, host)
  const rows = await database.query<Stored>(
    statement(
      sql`select ${table}.* from ${table} where (${named}) and ${where}${alive} order by ${table}."id"`,
    ),
  )
  return indexed(resource, rows, host)
}

/** The condition that records have some identifiers, or replace occurrences of those that do. */
export function identifiedSql(resource: AnyResource, uids: readonly string[], host: string): SQL {
  const { invitations, series } = calendarOf(resource)
  const column = (name: string) => sql.raw(`${quoted(resource.name)}.${quoted(name)}`)
  const [ids, all] = [sql.param(uids.flatMap((uid) => ownId(uid, host) ?? [])), sql.param([...uids])]
  const named = [
    sql`${column('id')} = any(${ids}::uuid[])`,
    ...(invitations ? [sql`${column(invitations.uid)} = any(${all}::text[])`] : []),
    ...(series ? [sql`${column(series.master)} = any(${ids}::uuid[])`] : []),
  ]
  return sql.join(named, sql` or `)
}

function indexed(resource: AnyResource, rows: readonly Stored[], host: string): KnownEvents {
  const { invitations, series } = calendarOf(resource)
  const byKey = new Map<string, Stored>()
  const byMaster = new Map<string, Stored[]>()
  for (const row of rows) {
    const record = withoutWords(resource, row)
    const master = textOf(record, series?.master)
    const uid = textOf(record, invitations?.uid) ?? uidOfRecord(master ?? record.id, host)
    const original = series && record[series.originalStart]
    const originalStart = original ? new Date(original as string).toISOString() : null
    const key = eventKey({ uid, originalStart })
    if (!byKey.has(key)) byKey.set(key, record)
    if (master !== undefined) byMaster.set(master, [...(byMaster.get(master) ?? []), record])
  }
  return {
    all: byKey,
    find: (event) => byKey.get(eventKey(event)),
    overridesOf: (master) => byMaster.get(master) ?? [],
  }
}

const textOf = (record: Values, name: string | undefined): string | undefined => {
  const value = name === undefined ? undefined : record[name]
  return typeof value === 'string' ? value : undefined
}

/** The id in an identifier that was made here. */
function ownId(uid: string, host: string): string | undefined {
  const [id = '', ...rest] = uid.split('@')
  return rest.join('@') === host && isId(id) ? id : undefined
}
