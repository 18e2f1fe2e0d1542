import { describe } from 'vitest'
import { corridor, trial } from './support/declared'
import { planContract } from './support/plan-contract'

describe('plans of declared lists and searches', () => {
  planContract(corridor)
})
describe('plans of lists of every kind', () => {
  planContract(trial, ['admin'])
})
