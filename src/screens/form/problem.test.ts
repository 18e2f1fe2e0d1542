import { expect, it } from 'vitest'
import { readProblem } from './problem'

it('reads a problem document', () => {
  const body = { status: 409, title: 'Conflict', detail: 'd', message: 'm', current: { id: '1' }, errors: { a: ['x', 3], b: 'y' } }
  expect(readProblem(body, 'otherwise')).toEqual({
    status: 409,
    message: 'm',
    errors: { a: ['x'], b: ['y'] },
    current: { id: '1' },
  })
})

it('reads whatever else a call fails with', () => {
  expect(readProblem('Something went wrong', 'otherwise').message).toBe('Something went wrong')
  expect(readProblem(undefined, 'otherwise')).toEqual({
    status: undefined,
    message: 'otherwise',
    errors: {},
    current: undefined,
  })
  expect(readProblem({ statusCode: 503, message: '' }, 'otherwise')).toMatchObject({ status: 503, message: 'otherwise' })
  expect(readProblem(new TypeError('offline'), 'otherwise')).toMatchObject({ message: 'offline', status: undefined })
})
