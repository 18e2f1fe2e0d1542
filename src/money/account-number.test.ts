import { expect, it } from 'vitest'
import { accountNumber, isAccountNumber } from './account-number'

it('the check of account numbers accepts the example of the standard, and refuses variations of it', () => {
  const known = 'GB82WEST12345698765432'
  expect(accountNumber('GB', known.slice(4))).toBe(known)
  expect(isAccountNumber(known)).toBe(true)
  expect(isAccountNumber(known.replace('1234', '1243'))).toBe(false)
  expect(isAccountNumber(known.replace('82', '28'))).toBe(false)
  expect(isAccountNumber(known.toLowerCase())).toBe(false)
  expect(isAccountNumber('')).toBe(false)
})
