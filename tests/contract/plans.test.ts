import { describe } from 'vitest'
import { findPostgres } from '../support/postgres-programs'
import { corridor } from './support/declared'
import { planContract } from './support/plan-contract'

/**
 * To fill every table with many records takes a minute. It is done once: on PostgreSQL, where that is installed. Every
 * kind of field has its plans read on both engines, see plans-of-kinds.
 */
const isReadElsewhere = process.env['TEST_ENGINE'] !== 'postgres' && findPostgres() !== undefined

describe.skipIf(isReadElsewhere)('plans of declared lists and searches', () => {
  planContract(corridor)
})
