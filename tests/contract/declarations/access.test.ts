import { describe } from 'vitest'
import { accessContract } from '../support/contracts/access-contract'
import { corridor, trial } from '../support/worlds/declared'

describe('access', () => {
  accessContract(corridor)
})
describe('access by rules of every form', () => {
  accessContract(trial)
})
