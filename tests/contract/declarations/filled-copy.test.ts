import { afterAll, expect, it } from 'vitest'
import { roles } from '#define/access'
import { readTables } from '#tests/support/table-contents'
import { mine } from '../support/worlds/accounts'
import { corridor, trial } from '../support/worlds/declared'
import { createFilledWorld } from '../support/worlds/filled-copy'
import type { World } from '../support/worlds/world'

const worlds: World[] = []
afterAll(async () => {
  for (const world of worlds) await world.close()
})

/** Everything that is stored; the rows of a table in any order. */
async function contentsOf({ database }: World) {
  const { rows, sequences } = await readTables(database)
  const stored = rows.map(({ table, json }) => [
    table,
    (JSON.parse(json) as object[]).map((row) => JSON.stringify(row)).toSorted(),
  ])
  return { stored, sequences }
}

it.each([
  { name: 'the application', declared: corridor },
  { name: 'other declarations', declared: trial },
])(
  'a filled world of $name is copied exactly, with its users, and changes only itself',
  async (of) => {
    const { world: first, records } = await createFilledWorld(of.declared)
    worlds.push(first)
    const before = await contentsOf(first)
    const { world: copy, records: copied } = await createFilledWorld(of.declared)
    worlds.push(copy)
    expect(copied).toEqual(records)
    expect(await contentsOf(copy)).toEqual(before)
    for (const role of roles) {
      const { id, email, token } = copy.people[role]
      expect({ id, email }).toEqual({ id: first.people[role].id, email: first.people[role].email })
      expect((await mine(copy.server, token)).body).toMatchObject({ user: { id } })
    }
    await copy.database.query({ text: 'delete from "changes"' })
    expect(await contentsOf(first)).toEqual(before)
  },
  240_000,
)
