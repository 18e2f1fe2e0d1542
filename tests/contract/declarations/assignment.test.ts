import { describe } from 'vitest'
import { assignmentContract } from '../support/contracts/assignment-contract'
import { corridor, trial } from '../support/worlds/declared'

describe('mass assignment', () => {
  assignmentContract(corridor)
})
describe('mass assignment to fields of every kind', () => {
  assignmentContract(trial)
})
