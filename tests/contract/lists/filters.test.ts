import { describe } from 'vitest'
import { corridor, trial } from '../support/worlds/declared'
import { filterContract } from '../support/contracts/filter-contract'

describe('declared filters', () => {
  filterContract(corridor)
})
describe('filters of every kind', () => {
  filterContract(trial)
})
