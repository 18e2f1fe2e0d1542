import { describe } from 'vitest'
import { trial } from '../support/declared'
import { planContract } from '../support/plan-contract'

describe('query plans of lists of every kind', () => {
  planContract(trial, ['admin'])
})
