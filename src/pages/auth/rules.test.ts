import { expect, test } from 'vitest'
import { auth } from '#locales/en/auth'
import * as rules from './rules'

const messageOf = (key: string | undefined) =>
  key ? auth[key.replace('auth.', '') as keyof typeof auth] : undefined

test('the sign-in rules return the messages of the specification', () => {
  expect(messageOf(rules.email(' ', {}))).toBe('Email is required')
  expect(messageOf(rules.email('a@b', {}))).toBe('Email must be a valid email address')
  expect(messageOf(rules.password('', {}))).toBe('Password is required')
  expect(messageOf(rules.newPassword('', {}))).toBe('Password is required')
  expect(messageOf(rules.newPassword('12345', {}))).toBe('Password must be at least 6 characters')
  expect(messageOf(rules.confirmation('', { password: '' }))).toBe('Confirm password is required')
  expect(messageOf(rules.confirmation('a', { password: 'b' }))).toBe('Passwords must match')
  expect(messageOf(rules.code('', {}))).toBe('Code is required')
  expect(messageOf(rules.anyCode(' ', {}))).toBe('Code is required')
  expect(messageOf(rules.firstName('', {}))).toBe('First name required')
  expect(messageOf(rules.lastName(' ', {}))).toBe('Last name required')
})

test('the sign-in rules return nothing for valid values', () => {
  expect(rules.email(' a@b.example ', {})).toBeUndefined()
  expect(rules.password('1', {})).toBeUndefined()
  expect(rules.newPassword('密码密码密码', {})).toBeUndefined()
  expect(rules.confirmation('secret', { password: 'secret' })).toBeUndefined()
  expect(rules.code('012345', {})).toBeUndefined()
  expect(rules.anyCode('abcd-efgh', {})).toBeUndefined()
})

test('a code that does not have six digits is invalid', () => {
  expect(rules.code('12345', {})).toBe('auth.codeInvalid')
  expect(rules.code('12345a', {})).toBe('auth.codeInvalid')
})
