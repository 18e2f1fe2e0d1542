import { expect, test } from 'vitest'
import { strengthOf } from './password-strength'

test.each([
  ['', 'tooShort'],
  ['12345', 'tooShort'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['qwertyuiop', 'weak'],
  ['Password1!', 'weak'],
  ['corridor', 'weak'],
  ['ko7vqi', 'weak'],
  ['ko7vqi9w', 'fair'],
  ['Kp9#vq2L', 'good'],
  ['correct horse battery staple', 'strong'],
  ['晴天去爬山吧', 'strong'],
])('the password %j has the strength %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

test('adding a character never makes a password weaker', () => {
  const order = ['tooShort', 'weak', 'fair', 'good', 'strong']
  const password = 'v7Rk!m2Zq9Lw'
  const positions = Array.from(password, (_, end) => order.indexOf(strengthOf(password.slice(0, end + 1))))
  expect(positions).toEqual(positions.toSorted((item, other) => item - other))
})
