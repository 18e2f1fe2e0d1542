import { describe } from 'vitest'
import { corridor, trial } from '../support/declared'
import { filterContract } from '../support/filter-contract'

describe('declared filters', () => {
  filterContract(corridor)
})
describe('filters of every kind', () => {
  filterContract(trial)
})
