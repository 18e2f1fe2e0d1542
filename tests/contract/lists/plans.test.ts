import { describe } from 'vitest'
import { findPostgres } from '../../support/postgres-programs'
import { corridor } from '../support/worlds/declared'
import { planContract } from '../support/contracts/plan-contract'

/**
 * Filling every table with many records takes a minute. It is done once: on PostgreSQL, if that is installed. The
 * plans of every kind of field are checked on both engines, see plans-of-kinds.
 */
const isReadElsewhere = process.env['TEST_ENGINE'] !== 'postgres' && findPostgres() !== undefined

describe.skipIf(isReadElsewhere)('query plans of declared lists and searches', () => {
  planContract(corridor)
})
