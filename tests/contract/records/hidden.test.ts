import { describe } from 'vitest'
import { corridor, trial } from '../support/declared'
import { hiddenContract } from '../support/hidden-contract'

describe('hidden fields', () => {
  hiddenContract(corridor)
})
describe('hidden fields of every kind', () => {
  hiddenContract(trial)
})
