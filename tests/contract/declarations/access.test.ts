import { describe } from 'vitest'
import { accessContract } from '../support/access-contract'
import { corridor, trial } from '../support/declared'

describe('access', () => {
  accessContract(corridor)
})
describe('access by rules of every form', () => {
  accessContract(trial)
})
