import { describe } from 'vitest'
import { besideContract } from '../support/list-extras-contract'
import { corridor, trial } from '../support/declared'

describe('export, history, bulk runs and import', () => {
  besideContract(corridor)
})
describe('export, history, bulk runs and import with rules of every form', () => {
  besideContract(trial)
})
