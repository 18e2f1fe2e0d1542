import { expect, test } from 'vitest'
import { auth } from '../../locales/en/auth'
import * as rules from './rules'

const said = (key: string | undefined) =>
  key ? auth[key.replace('auth.', '') as keyof typeof auth] : undefined

test('the messages are the specification’s', () => {
  expect(said(rules.email(' '))).toBe('Email is required')
  expect(said(rules.email('a@b'))).toBe('Email must be a valid email address')
  expect(said(rules.password(''))).toBe('Password is required')
  expect(said(rules.newPassword('12345'))).toBe('Password must be at least 6 characters')
  expect(said(rules.firstName(''))).toBe('First name required')
  expect(said(rules.lastName(' '))).toBe('Last name required')
})

test('what is right says nothing', () => {
  expect(rules.email(' a@b.example ')).toBeUndefined()
  expect(rules.password('1')).toBeUndefined()
  expect(rules.newPassword('密码密码密码')).toBeUndefined()
})
