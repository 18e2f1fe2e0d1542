import { quoted } from '../../../server/db/columns'
import type { AnyResource } from '../../../src/define/resource'
import type { Stored, World } from './world'

/** Puts a record back as it was, behind the server's back, so that every case starts from the same data. */
export async function putBack(world: World, resource: AnyResource, row: Stored): Promise<void> {
  const table = quoted(resource.name)
  const names = Object.keys(row).map(quoted).join(', ')
  const updates = Object.keys(row)
    .map((name) => `${quoted(name)} = excluded.${quoted(name)}`)
    .join(', ')
  await world.database.query({
    text: `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1::jsonb)
      on conflict ("id") do update set ${updates}`,
    values: [JSON.stringify(row)],
  })
}

/** Takes a record away behind the server's back. */
export async function takeAway(world: World, resource: AnyResource, id: string): Promise<void> {
  await world.database.query({ text: `delete from ${quoted(resource.name)} where "id" = $1`, values: [id] })
}
