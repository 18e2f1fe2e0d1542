import { describe } from 'vitest'
import { corridor, trial } from '../support/worlds/declared'
import { hiddenContract } from '../support/contracts/hidden-contract'

describe('hidden fields', () => {
  hiddenContract(corridor)
})
describe('hidden fields of every kind', () => {
  hiddenContract(trial)
})
