import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '../base/database'
import { asUnavailable } from './unavailable'

function sqlError(code: string, severity = 'ERROR'): DatabaseError {
  return Object.assign(new DatabaseError('refused', 0, 'error'), { code, severity })
}

function systemError(code: string): Error {
  return Object.assign(new Error(`connect ${code}`), { code })
}

test.each([
  sqlError('57P01', 'FATAL'),
  sqlError('57014'),
  sqlError('53300', 'FATAL'),
  sqlError('08006'),
  sqlError('08P01', 'FATAL'),
  sqlError('28P01', 'FATAL'),
  systemError('ECONNREFUSED'),
  systemError('ENOTFOUND'),
  Object.assign(new AggregateError([systemError('ECONNREFUSED')]), { code: 'ECONNREFUSED' }),
  new Error('Query read timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated unexpectedly'),
])('asUnavailable converts the error to DatabaseUnavailable: %o', (error) => {
  expect(asUnavailable(error)).toBeInstanceOf(DatabaseUnavailable)
})

test.each([
  sqlError('23505'),
  sqlError('40001'),
  sqlError('42P01'),
  // A wrong number of parameters is a bug of the server, not a failure of the database.
  sqlError('08P01'),
  new TypeError('Query values must be an array'),
  new Error('anything else'),
])('asUnavailable returns the error unchanged: %o', (error) => {
  expect(asUnavailable(error)).toBe(error)
})
