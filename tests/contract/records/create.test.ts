import { describe } from 'vitest'
import { createContract } from '../support/contracts/create-contract'
import { corridor, trial } from '../support/worlds/declared'

describe('creating', () => {
  createContract(corridor)
})
describe('creating with rules of every form', () => {
  createContract(trial)
})
