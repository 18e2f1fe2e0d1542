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
])('everybody guesses %s first', (password) => expect(isGood(password)).toBe(false))
test.each(['li.wei@corridor.example', 'LiWei2026', 'corridor', 'li.wei', 'Li.Wei!'])(
  '%s is made of what is known of its owner',
  (password) => expect(isGood(password)).toBe(false),
)
test.each([
  'correct horse battery',
  'tr0ub4dor&3',
  '我的猫很胖很懒',
  'weiter so, immer',
  'x7$kfp',
  'a-long-secret-1',
])('%s is as good as any', (password) => expect(isGood(password)).toBe(true))
test('hundreds are known', () => expect(commonPasswords.size).toBeGreaterThan(450))
