import { beforeAll, expect, test } from 'vitest'
import { changeLanguage, startI18n } from '#base/i18n/i18n'
import { messageOf, problemOf, statusOf } from './problem'

const problem = { title: 'conflict', status: 409, detail: 'It has changed.', message: 'It has changed.' }

beforeAll(() => startI18n('en'))

test('the message of a problem is shown to the user', () => {
  expect(messageOf(problem)).toBe('It has changed.')
  expect(statusOf(problem)).toBe(409)
})

test('any other failure is Something went wrong, in the language of the page', async () => {
  const page = '<html><h1>502 Bad Gateway</h1></html>'
  const failures = [
    new TypeError('Failed to fetch'),
    'Something went wrong',
    undefined,
    page,
    { error: 'no' },
  ]
  for (const failure of failures) expect(messageOf(failure)).toBe('Something went wrong')
  expect(problemOf(new Error('no'))).toBeUndefined()
  expect(statusOf('Something went wrong')).toBe(0)
  await changeLanguage('cn')
  expect(messageOf('Something went wrong')).toBe('出了点问题')
})
