import { expect, test } from 'vitest'
import { messageOf, problemOf, statusOf } from './problem'

const problem = { title: 'conflict', status: 409, detail: 'It has changed.', message: 'It has changed.' }

test('what the server says is told to people', () => {
  expect(messageOf(problem)).toBe('It has changed.')
  expect(statusOf(problem)).toBe(409)
})

test('whatever else goes wrong is Something went wrong', () => {
  expect(messageOf(new TypeError('Failed to fetch'))).toBe('Something went wrong')
  expect(messageOf('Something went wrong')).toBe('Something went wrong')
  expect(messageOf(undefined)).toBe('Something went wrong')
  expect(problemOf(new Error('no'))).toBeUndefined()
  expect(statusOf('Something went wrong')).toBe(0)
})
