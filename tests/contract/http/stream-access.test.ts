import { describe } from 'vitest'
import { corridor, trial } from '../support/worlds/declared'
import { streamContract } from '../support/contracts/stream-contract'

describe('the change stream', () => {
  streamContract(corridor)
})
describe('the change stream with rules of every form', () => {
  streamContract(trial)
})
