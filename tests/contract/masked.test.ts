import { describe } from 'vitest'
import { corridor, trial } from './support/declared'
import { maskedContract } from './support/masked-contract'

describe('what is hidden in some records, of the program', () => {
  maskedContract(corridor)
})
describe('what is hidden in some records, of every form', () => {
  maskedContract(trial)
})
