import type { AnyResource } from '#define/resource'
import type { Declared } from './declared'
import { createFilledWorld } from './filled-copy'
import { multiply } from '../database/multiply'
import { vacuum } from '../database/vacuum'
import { storedRows, type Stored, type World } from './world'

/** The minimum number of records of each resource. */
export const many = 20_000

/** A world with so many records that query plans matter, and some of the records as samples. */
export interface CrowdedWorld {
  readonly world: World
  readonly samples: ReadonlyMap<AnyResource, readonly Stored[]>
}

/** Creates such a world. This is slow. */
export async function crowdedWorld(declared: Declared): Promise<CrowdedWorld> {
  const { world } = await createFilledWorld(declared)
  const resources = Object.values(declared.app)
  const samples = new Map<AnyResource, Stored[]>()
  for (const resource of resources) samples.set(resource, (await storedRows(world, resource)).slice(0, 40))
  const timeouts = { statementMs: 60_000, transactionMs: 110_000 }
  for (const resource of resources)
    await world.database.transaction((tx) => multiply(tx, resource, many), timeouts)
  await vacuum(world.database)
  return { world, samples }
}
