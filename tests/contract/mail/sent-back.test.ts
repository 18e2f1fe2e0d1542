import { describe } from 'vitest'
import { corridor, trial } from '../support/worlds/declared'
import { sentBackContract } from '../support/contracts/sent-back-contract'

describe('sending back a whole record', () => {
  sentBackContract(corridor)
})
describe('sending back a whole record of every form', () => {
  sentBackContract(trial)
})
