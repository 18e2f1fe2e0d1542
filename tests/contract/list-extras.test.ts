import { describe } from 'vitest'
import { besideContract } from './support/list-extras-contract'
import { corridor, trial } from './support/declared'

describe('export, history, many at once, import', () => {
  besideContract(corridor)
})
describe('export, history, many at once, import by rules of every form', () => {
  besideContract(trial)
})
