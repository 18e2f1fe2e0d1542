import { describe } from 'vitest'
import { corridor, trial } from '../support/worlds/declared'
import { maskedContract } from '../support/contracts/masked-contract'

describe('fields hidden in some records', () => {
  maskedContract(corridor)
})
describe('fields hidden in some records by rules of every form', () => {
  maskedContract(trial)
})
