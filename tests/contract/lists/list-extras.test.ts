import { describe } from 'vitest'
import { besideContract } from '../support/contracts/list-extras-contract'
import { corridor, trial } from '../support/worlds/declared'

describe('export, history, bulk runs and import', () => {
  besideContract(corridor)
})
describe('export, history, bulk runs and import with rules of every form', () => {
  besideContract(trial)
})
