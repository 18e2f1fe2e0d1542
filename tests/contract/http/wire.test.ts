import { describe } from 'vitest'
import { corridor, trial } from '../support/worlds/declared'
import { wireContract } from '../support/contracts/wire-contract'

describe('the calls of the specification', () => {
  wireContract(corridor)
})
describe('calls of every form', () => {
  wireContract(trial)
})
