import { describe } from 'vitest'
import { trial } from '../support/worlds/declared'
import { planContract } from '../support/contracts/plan-contract'

describe('query plans of lists of every kind', () => {
  planContract(trial, ['admin'])
})
