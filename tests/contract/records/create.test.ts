import { describe } from 'vitest'
import { createContract } from '../support/create-contract'
import { corridor, trial } from '../support/declared'

describe('creating', () => {
  createContract(corridor)
})
describe('creating with rules of every form', () => {
  createContract(trial)
})
