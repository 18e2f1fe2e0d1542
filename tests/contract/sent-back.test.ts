import { describe } from 'vitest'
import { corridor, trial } from './support/declared'
import { sentBackContract } from './support/sent-back-contract'

describe('a whole record sent back, of the program', () => {
  sentBackContract(corridor)
})
describe('a whole record sent back, of every form', () => {
  sentBackContract(trial)
})
