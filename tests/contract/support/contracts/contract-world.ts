import { afterAll, beforeAll } from 'vitest'
import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { isTrashed, oracleOf, type Records } from '../expected/oracle'
import type { Declared } from '../worlds/declared'
import { createFilledWorld } from '../worlds/filled-copy'
import { filledWorld, type FilledWorld } from '../worlds/filled-world'
import { storedRows, type Stored, type World } from '../worlds/world'

/** A filled world, and what its access rules allow according to the oracle. */
export interface ContractWorld extends FilledWorld {
  /** The oracle for the user of a role. */
  readonly asking: (role: Role) => ReturnType<typeof oracleOf>
  readonly rowsOf: (resource: AnyResource) => readonly Stored[]
  /** The records of a resource that are not in the trash. */
  readonly alive: (name: string) => readonly Stored[]
  /** Those of them that a role may read. */
  readonly readable: (resource: AnyResource, role: Role) => readonly Stored[]
}

/** A world of one contract, which may change records. */
export interface OwnWorld extends ContractWorld {
  /** Reads the records of a resource again. */
  readonly reread: (resource: AnyResource) => Promise<void>
}

/** The world that all contracts share that leave its records as they are. */
export const sharedWorld = (declared: Declared): ContractWorld => withOracle(filledWorld(declared))

/** Creates a world before the tests of a contract, and closes it after them. */
export function ownWorld(declared: Declared): OwnWorld {
  let world: World
  let records: Records
  beforeAll(async () => {
    ;({ world, records } = await createFilledWorld(declared))
  })
  afterAll(() => world.close())
  return {
    ...withOracle({ world: () => world, records: () => records }),
    reread: async (resource) => {
      records = { ...records, [resource.name]: await storedRows(world, resource) }
    },
  }
}

function withOracle({ world, records }: FilledWorld): ContractWorld {
  const asking = (role: Role) => oracleOf(world().app, records(), { role, id: world().people[role].id })
  const alive = (name: string) => (records()[name] ?? []).filter((row) => !isTrashed(row))
  return {
    world,
    records,
    asking,
    rowsOf: (resource) => records()[resource.name] ?? [],
    alive,
    readable: (resource, role) => {
      const oracle = asking(role)
      return alive(resource.name).filter((row) => oracle.reads(resource, row))
    },
  }
}
