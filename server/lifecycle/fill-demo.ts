import { app } from '#resources/app'
import { demos } from '#resources/demos.generated'
import { usersDemo } from '#resources/users/demo/users.demo'
import type { AnyResource } from '#define/resource'
import { demoPassword, setPassword } from '../features/auth/account'
import { createServices } from './create-services'
import type { Database } from '../base/database'
import { within } from '../db/within'
import type { ContentStore } from '../base/content-store'
import type { Services } from '../write/services/services'
import { programWriter, type Stored } from '../write/context'
import { manyChanges } from '../write/many/many-changes'
import { byReference } from '../features/demo/by-reference'
import type { Demo } from '../features/demo/demo'
import { randomOf } from '../features/demo/random'
import { seedRecords, type World } from '../features/demo/seed-records'
import { signIns } from '../features/demo/sign-ins'

/** Number of records of a resource without demo data of its own. */
const madeUp = 40
/** Timeout of the transaction on a slow machine, in milliseconds. */
const timeoutMs = 300_000

interface SeedOptions {
  readonly database: Database
  /** Where the bytes of demo files are stored; in memory by default. */
  readonly contents?: ContentStore
  /** Creates only the demo accounts, without other data. */
  readonly isEmpty?: boolean
}

/**
 * Fills an empty database through the write pipeline, the same on every machine, with dates relative to today. Runs
 * in one transaction: an interrupted start leaves the database empty, and the next one fills it.
 */
export async function seedDemo({ database, contents, isEmpty = false }: SeedOptions): Promise<void> {
  const services = await createServices({ database, ...(contents && { contents }) })
  await database.transaction(
    (tx) => manyChanges(tx, () => seedAll({ ...services, database: within(database.engine, tx) }, isEmpty)),
    { transactionMs: timeoutMs },
  )
}

async function seedAll(services: Services, isEmpty: boolean): Promise<void> {
  const records = new Map<string, Stored[]>()
  const world: World = {
    services,
    now: new Date(),
    random: randomOf('corridor'),
    records: (name) => records.get(name) ?? [],
  }
  // The first users are the demo accounts.
  if (isEmpty) records.set('users', await seedRecords(world, app.users, usersDemo, signIns.length))
  else
    for (const resource of byReference(app)) records.set(resource.name, await seedResource(world, resource))
  for (const user of world.records('users'))
    if (signIns.includes(String(user.email))) await setPassword(services.database, user.id, demoPassword)
}

async function seedResource(world: World, resource: AnyResource): Promise<Stored[]> {
  const demo = (demos as Record<string, Demo<AnyResource> | undefined>)[resource.name]
  const own = { ...world, random: randomOf(resource.name) }
  const made = await seedRecords(own, resource, demo, demo?.count ?? madeUp)
  await demo?.after?.(programWriter(world.services, () => world.now.toISOString()))
  return made
}
