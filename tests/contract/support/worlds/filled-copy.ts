import type { Role } from '#define/access'
import { testDatabase } from '#tests/support/database'
import { readTables, writeTables, type TableContents } from '#tests/support/table-contents'
import { statementsOf } from '../database/tables'
import type { Records } from '../expected/oracle'
import { continueSamples, samplePosition } from '../expected/samples'
import { clientOf } from './client'
import { allRecords, fill, setUnfilled, unfilledOf } from './dataset'
import type { Declared } from './declared'
import { createWorld, worldOn, type Person, type World } from './world'

/** What `fill` has left behind in the first world of some declarations. */
interface Filling {
  readonly contents: TableContents
  readonly people: Readonly<Record<Role, Person>>
  readonly unfilled: ReadonlyMap<string, unknown>
  readonly position: number
}

const fillings = new Map<Declared, Filling>()

/**
 * A world of its own with the records of `fill`. They are created once in each process, through the write pipeline; later
 * worlds get a copy of the tables, which takes a fraction of the time. The users of a copy have the same tokens.
 */
export async function createFilledWorld(declared: Declared): Promise<{ world: World; records: Records }> {
  const filling = fillings.get(declared)
  if (filling) return copyOf(declared, filling)
  const world = await createWorld(declared)
  const records = await fill(world)
  const { people } = world
  const contents = await readTables(world.database)
  fillings.set(declared, { contents, people, unfilled: unfilledOf(world), position: samplePosition() })
  return { world, records }
}

async function copyOf(declared: Declared, { contents, people, unfilled, position }: Filling) {
  const database = await testDatabase(await statementsOf(declared))
  await writeTables(database, contents)
  const world = await worldOn(database, declared, (server, role) =>
    Promise.resolve({ ...people[role], client: clientOf(server, people[role].token) }),
  )
  setUnfilled(world, unfilled)
  continueSamples(position)
  return { world, records: await allRecords(world) }
}
