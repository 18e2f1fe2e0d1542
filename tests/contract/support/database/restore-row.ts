import { quoted } from '#server/db/tables/columns'
import type { AnyResource } from '#define/resource'
import { goesAlong, type Records } from '../expected/oracle'
import type { Stored, World } from '../worlds/world'

/** Restores records directly in the database, so that every case starts from the same data. */
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
  // Changes of a user have ended sessions that the next case needs.
  if (resource.name === 'users')
    await world.database.query({
      text: `update "sessions" set "status" = 'open', "endedAt" = null
        where "user" = any($1::uuid[]) and "status" = 'ended' and not "isView"`,
      values: [Object.values(world.people).map(({ id }) => id)],
    })
}

/** The same, together with the records that are deleted along with a record. */
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

/** Restores the records to which others refer: an action may have used up an amount of theirs. Users stay as they are. */
export async function putBackReferred(
  world: World,
  { fields }: AnyResource,
  rows: readonly Stored[],
  records: Records,
): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    const target = field.kind === 'ref' ? world.app[field.to] : undefined
    if (!target || target.name === 'users') continue
    const wanted = new Set(rows.map((row) => row[name]))
    await putBack(
      world,
      target,
      (records[target.name] ?? []).filter(({ id }) => wanted.has(id)),
    )
  }
}

/** The fields whose records are deleted along with those of another resource. */
const namesOfAlong = (other: AnyResource, resource: AnyResource): string[] =>
  Object.entries(other.fields)
    .filter(([, field]) => goesAlong(field) && 'to' in field && field.to === resource.name)
    .map(([name]) => name)

/** Deletes a record directly in the database, with the entries about it that the system has added. */
export async function takeAway(world: World, resource: AnyResource, id: string): Promise<void> {
  for (const other of Object.values(world.app).filter(({ appended }) => appended !== undefined))
    for (const [name, field] of Object.entries(other.fields))
      if (field.kind === 'ref' && field.to === resource.name)
        await world.database.query({
          text: `delete from ${quoted(other.name)} where ${quoted(name)} = $1`,
          values: [id],
        })
  await world.database.query({ text: `delete from ${quoted(resource.name)} where "id" = $1`, values: [id] })
}
