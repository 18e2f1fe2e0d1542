import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords'
import { requireGoodPassword } from './password-rules'

const own = ['li.wei@corridor.example', 'Li Wei', 'Wei']
const isGood = (password: string) => {
  try {
    requireGoodPassword(password, own)
    return true
  } catch {
    return false
  }
}

test.each([
  'password',
  'PassWord',
  'p@ssw0rd',
  '123456',
  'qwerty123',
  '1q2w3e4r',
  'woaini1314',
  'aaaaaaa',
  'abababab',
  'asdfgh',
  '987654',
])('the new password "%s" is rejected as common or repetitive', (password) =>
  expect(isGood(password)).toBe(false),
)
test.each(['li.wei@corridor.example', 'LiWei2026', 'corridor', 'li.wei', 'Li.Wei!'])(
  'the new password "%s", which is made of the owner\'s name or email, is rejected',
  (password) => expect(isGood(password)).toBe(false),
)
test.each([
  'correct horse battery',
  'tr0ub4dor&3',
  '我的猫很胖很懒',
  'weiter so, immer',
  'x7$kfp',
  'a-long-secret-1',
])('the new password "%s" is accepted', (password) => expect(isGood(password)).toBe(true))
test('the list of common passwords has more than 450 entries', () =>
  expect(commonPasswords.size).toBeGreaterThan(450))
