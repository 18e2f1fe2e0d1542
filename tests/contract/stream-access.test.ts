import { describe } from 'vitest'
import { corridor, trial } from './support/declared'
import { streamContract } from './support/stream-contract'

describe('the stream of the program', () => {
  streamContract(corridor)
})
describe('the stream, with rules of every form', () => {
  streamContract(trial)
})
