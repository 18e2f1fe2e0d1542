import { expect, it } from 'vitest'
import { portOf, providerOf } from './providers'

it('recognizes a provider by its server', () => {
  expect(providerOf('imap.qq.com')).toBe('QQ')
  expect(providerOf('imap.company.com')).toBe('')
})

it('changes a usual port with the encryption, and no other', () => {
  expect(portOf('starttls', '993')).toBe('143')
  expect(portOf('tls', '143')).toBe('993')
  expect(portOf('starttls', '1143')).toBe('1143')
})
