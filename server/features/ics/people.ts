import type { App } from '#define/app'
import type { AnyField } from '#define/kinds'
import { readsAll } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { quoted } from '#server/db/tables/columns'
import { sql, statement, type SQL } from '#server/db/statement'
import { allowedSql } from '#server/read/access/access-sql'
import type { Reader } from '#server/read/list'
import { boundTo } from '#server/read/access/match'
import type { IcsPerson } from './ics-event'

/** The resource of the users who invite and are invited; undefined if nobody is. */
export function usersOf(app: App, resource: AnyResource): AnyResource | undefined {
  const organizer = resource.fields[resource.views?.calendar?.invitations?.organizer ?? '']
  return organizer?.kind === 'ref' ? app[organizer.to] : undefined
}

type PeopleReader = Pick<Reader, 'database' | 'app' | 'caller'>

/** The addresses and names of users, by their ids: those that the reader may read, and their own. */
export const peopleById = (
  reader: PeopleReader,
  resource: AnyResource,
  ids: readonly string[],
): Promise<Map<string, IcsPerson>> =>
  peopleWhere(reader, resource, ids, () => sql`"id" = any(${sql.param([...new Set(ids)])}::uuid[])`)

/** The same by their addresses, which are in lower case. */
export const peopleByAddress = (
  reader: PeopleReader,
  resource: AnyResource,
  addresses: readonly string[],
): Promise<Map<string, IcsPerson>> =>
  peopleWhere(
    reader,
    resource,
    addresses,
    (email) => sql`lower(${email}) = any(${sql.param([...new Set(addresses)])}::text[])`,
  )

async function peopleWhere(
  { database, app, caller }: PeopleReader,
  resource: AnyResource,
  requested: readonly string[],
  condition: (email: SQL) => SQL,
): Promise<Map<string, IcsPerson>> {
  const users = usersOf(app, resource)
  const email = Object.entries(users?.fields ?? {}).find(([, { kind }]) => kind === 'email')?.[0]
  if (!users || email === undefined || requested.length === 0) return new Map()
  const column = (name: string) => sql.raw(`${quoted(users.name)}.${quoted(name)}`)
  const isShown = readsAll(users.fields[email] as AnyField, caller.role)
  const rule = isShown ? allowedSql(app, users, 'read', caller) : undefined
  const allowed = sql`${column('id')} = ${caller.userId}${rule ? sql` or ${rule}` : sql``}`
  const rows = await database.query<{ id: string; address: string; name: string | null }>(
    statement(
      sql`select "id", lower(${column(email)}) as "address", ${column(users.title)} as "name"
        from ${sql.identifier(users.name)} where ${condition(column(email))}
        and (${boundTo(caller, allowed)})`,
    ),
  )
  return new Map(rows.map(({ id, address, name }) => [id, { address, name }]))
}

/** The ids of the users in some records. */
export function peopleIn({ views }: AnyResource, records: readonly Values[]): string[] {
  const names = views?.calendar?.invitations
  if (!names) return []
  return records.flatMap((record) => {
    const attendees = (record[names.attendees] ?? []) as readonly string[]
    const organizer = record[names.organizer]
    return typeof organizer === 'string' ? [organizer, ...attendees] : attendees
  })
}
