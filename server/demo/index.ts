import { app } from '../../src/resources/app'
import { demos } from '../../src/resources/demos'
import { servings } from '../../src/resources/servings'
import type { AnyResource } from '../../src/define/resource'
import { setPassword } from '../auth/account'
import { createTokens } from '../auth/tokens'
import type { Database, Queryable } from '../db/database'
import type { Row } from '../read/selection'
import type { AnyServing } from '../serving'
import { byReference } from './by-reference'
import type { Demo } from './demo'
import { createRandom } from './random'
import { seedRecord, type World } from './seed-record'

const password = 'corridor'
/** Whom everybody may sign in as. */
const signIns = ['admin@corridor.example', 'manager@corridor.example', 'user@corridor.example']
/** Records of a resource that says nothing of its demo data. */
const madeUp = 40

/**
 * Fills an empty database through the write door, the same on every machine, with dates relative to today.
 * One transaction does it: a start that is interrupted leaves an empty database, which the next one fills.
 */
export async function seedDemo({ database }: { database: Database }): Promise<void> {
  const tokens = await createTokens(database)
  const now = new Date()
  await database.transaction(async (tx) => {
    const inside = within(tx)
    const records = new Map<string, Row[]>()
    const world: World = {
      now,
      random: createRandom(20_261_120),
      services: { app, servings: servings as Record<string, AnyServing>, database: inside, tokens },
      records: (name) => records.get(name) ?? [],
    }
    for (const resource of byReference(app)) records.set(resource.name, await seedResource(world, resource))
    for (const user of world.records('users'))
      if (signIns.includes(String(user.email))) await setPassword(inside, user.id, password)
  })
}

/** A transaction as a database: whoever asks it for a transaction is in this one. */
const within = (tx: Queryable): Database => ({
  engine: 'embedded',
  query: (statement) => tx.query(statement),
  transaction: (work) => work(tx),
  close: () => Promise.resolve(),
})

async function seedResource(world: World, resource: AnyResource): Promise<Row[]> {
  const demo = (demos as Record<string, Demo<AnyResource> | undefined>)[resource.name]
  const count = demo?.count ?? madeUp
  const rows: Row[] = []
  for (let place = 0; place < count; place++)
    rows.push(await seedRecord(world, resource, demo, place, count - place))
  return rows
}
