import { describe } from 'vitest'
import { createContract } from './support/create-contract'
import { corridor, trial } from './support/declared'

describe('creating', () => {
  createContract(corridor)
})
describe('creating by rules of every form', () => {
  createContract(trial)
})
