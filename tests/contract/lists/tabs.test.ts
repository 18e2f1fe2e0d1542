import { describe } from 'vitest'
import { corridor, trial } from '../support/worlds/declared'
import { tabsContract } from '../support/contracts/tabs-contract'

describe('declared tabs', () => {
  tabsContract(corridor)
})
describe('tabs of a state', () => {
  tabsContract(trial)
})
