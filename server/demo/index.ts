import { app } from '../../src/resources/app'
import { demos } from '../../src/resources/demos'
import type { AnyResource } from '../../src/define/resource'
import { demoPassword, setPassword } from '../auth/account'
import { createServices } from '../create-services'
import type { Database } from '../db/database'
import { within } from '../db/within'
import type { Row } from '../read/selection'
import type { Services } from '../services'
import { manyChanges } from '../write/many-changes'
import { byReference } from './by-reference'
import type { Demo } from './demo'
import { createRandom } from './random'
import { seedRecord, type World } from './seed-record'

/** Whom everybody may sign in as. */
const signIns = ['admin@corridor.example', 'manager@corridor.example', 'user@corridor.example']
/** Records of a resource that says nothing of its demo data. */
const madeUp = 40
/** How long the transaction may take on a slow machine, in milliseconds. */
const patience = 300_000

/**
 * Fills an empty database through the write door, the same on every machine, with dates relative to today.
 * One transaction does it: a start that is interrupted leaves an empty database, which the next one fills.
 */
export async function seedDemo({ database }: { database: Database }): Promise<void> {
  const services = await createServices({ database })
  await database.transaction(
    (tx) => manyChanges(tx, () => seedAll({ ...services, database: within(database.engine, tx) })),
    { transactionMs: patience },
  )
}

async function seedAll(services: Services): Promise<void> {
  const records = new Map<string, Row[]>()
  const world: World = {
    services,
    now: new Date(),
    random: createRandom(20_261_120),
    records: (name) => records.get(name) ?? [],
  }
  for (const resource of byReference(app)) records.set(resource.name, await seedResource(world, resource))
  for (const user of world.records('users'))
    if (signIns.includes(String(user.email))) await setPassword(services.database, user.id, demoPassword)
}

async function seedResource(world: World, resource: AnyResource): Promise<Row[]> {
  const demo = (demos as Record<string, Demo<AnyResource> | undefined>)[resource.name]
  const count = demo?.count ?? madeUp
  const rows: Row[] = []
  for (let place = 0; place < count; place++)
    rows.push(await seedRecord(world, resource, demo, place, count - place))
  return rows
}
