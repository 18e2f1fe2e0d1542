import { describe } from 'vitest'
import { boardContract } from '../support/contracts/board-contract'
import { corridor, trial } from '../support/worlds/declared'

describe('declared boards', () => {
  boardContract(corridor)
})
describe('a board of choices with a rank, in a resource with a trash', () => {
  boardContract(trial)
})
