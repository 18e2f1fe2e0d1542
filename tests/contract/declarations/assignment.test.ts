import { describe } from 'vitest'
import { assignmentContract } from '../support/assignment-contract'
import { corridor, trial } from '../support/declared'

describe('mass assignment', () => {
  assignmentContract(corridor)
})
describe('mass assignment to fields of every kind', () => {
  assignmentContract(trial)
})
