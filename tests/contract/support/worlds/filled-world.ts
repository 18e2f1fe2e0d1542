import { afterAll, beforeAll, expect } from 'vitest'
import { allRecords } from './dataset'
import type { Declared } from './declared'
import { createFilledWorld } from './filled-copy'
import type { Records } from '../expected/oracle'
import type { World } from './world'

/** A world and its records, available once the tests run. */
export interface FilledWorld {
  readonly world: () => World
  readonly records: () => Records
}

const worlds = new Map<Declared, Promise<World>>()

const made = async (declared: Declared): Promise<World> => (await createFilledWorld(declared)).world

/**
 * A filled world for contracts that leave its records as they are: it is created once in each test process, which
 * ends with it. A test that changes records creates its own world.
 */
export function filledWorld(declared: Declared): FilledWorld {
  let found: { world: World; records: Records } | undefined
  const present = () => {
    if (!found) throw new Error('The world is made when the tests run')
    return found
  }
  beforeAll(async () => {
    const making = worlds.get(declared) ?? made(declared)
    worlds.set(declared, making)
    const world = await making
    found = { world, records: await allRecords(world) }
  })
  afterAll(() => expect(present().world.failures, 'the server failed without meaning to').toEqual([]))
  return { world: () => present().world, records: () => present().records }
}
