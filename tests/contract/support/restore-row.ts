import { quoted } from '#server/db/tables/columns'
import type { AnyResource } from '#define/resource'
import { goesAlong, type Records } from './oracle'
import type { Stored, World } from './world'

/** Puts records back as they were, behind the server's back, so that every case starts from the same data. */
export async function putBack(world: World, resource: AnyResource, rows: readonly Stored[]): Promise<void> {
  const table = quoted(resource.name)
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const names = columns.map(quoted).join(', ')
  const updates = columns.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ')
  await world.database.query({
    text: `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)
      on conflict ("id") do update set ${updates}`,
    values: [JSON.stringify(rows)],
  })
  // What was done to an account has ended its sessions, and they are needed for the next case.
  if (resource.name === 'users')
    await world.database.query({
      text: `update "sessions" set "status" = 'open', "endedAt" = null
        where "user" = any($1::uuid[]) and "status" = 'ended' and not "isView"`,
      values: [Object.values(world.people).map(({ id }) => id)],
    })
}

/** The same, together with what goes with a record when it is deleted. */
export async function putBackWhole(
  world: World,
  resource: AnyResource,
  row: Stored,
  records: Records,
): Promise<void> {
  await putBack(world, resource, [row])
  for (const other of Object.values(world.app)) {
    const names = namesOfAlong(other, resource)
    const along = (records[other.name] ?? []).filter((item) => names.some((name) => item[name] === row.id))
    for (const item of along) await putBackWhole(world, other, item, records)
  }
}

/** The fields by which a resource's records go with those of another one. */
const namesOfAlong = (other: AnyResource, resource: AnyResource): string[] =>
  Object.entries(other.fields)
    .filter(([, field]) => goesAlong(field) && 'to' in field && field.to === resource.name)
    .map(([name]) => name)

/** Takes a record away behind the server's back. */
export async function takeAway(world: World, resource: AnyResource, id: string): Promise<void> {
  await world.database.query({ text: `delete from ${quoted(resource.name)} where "id" = $1`, values: [id] })
}
