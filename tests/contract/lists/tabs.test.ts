import { describe } from 'vitest'
import { corridor, trial } from '../support/declared'
import { tabsContract } from '../support/tabs-contract'

describe('declared tabs', () => {
  tabsContract(corridor)
})
describe('tabs of a state', () => {
  tabsContract(trial)
})
