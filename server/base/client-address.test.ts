import { expect, test } from 'vitest'
import { addressOf, clientOf, networkOf, type Requested } from './client-address'

const contextOf = (remoteAddress: string | undefined, forwarded?: string): Requested => ({
  env: { incoming: { socket: { remoteAddress } } },
  req: { header: (name) => (name === 'x-forwarded-for' ? forwarded : undefined) },
})

test.each([
  [contextOf('198.51.100.7', '10.0.0.1'), 0, '198.51.100.7'],
  [contextOf('::ffff:198.51.100.7'), 0, '198.51.100.7'],
  [contextOf('127.0.0.1', '10.0.0.1, 198.51.100.7'), 1, '198.51.100.7'],
  [contextOf('127.0.0.1', '198.51.100.7, 172.16.0.1'), 2, '198.51.100.7'],
  [contextOf('127.0.0.1', '10.9.9.9, 198.51.100.7, 172.16.0.1'), 2, '198.51.100.7'],
  [contextOf('127.0.0.1'), 1, '127.0.0.1'],
  [contextOf('127.0.0.1', 'nonsense'), 1, '127.0.0.1'],
  [contextOf(undefined), 0, undefined],
])(
  'the client address is that of the connection, or the one forwarded by trusted proxies (%#)',
  (context, proxies, address) => {
    expect(addressOf(context, proxies)).toBe(address)
  },
)

test('networkOf shortens an address to its network, and clientOf returns one IPv4 address or one IPv6 /64 network', () => {
  expect(networkOf('203.0.113.77')).toBe('203.0.113.0')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::')
  expect(networkOf('2001:DB8::1')).toBe('2001:db8:0::')
  expect(networkOf(undefined)).toBeUndefined()
  expect(clientOf('203.0.113.77')).toBe('203.0.113.77')
  expect(clientOf('2001:db8:1:2::9')).toBe(clientOf('2001:db8:1:2:ffff:ffff:0:1'))
  expect(clientOf('2001:db8:1:3::9')).not.toBe(clientOf('2001:db8:1:2::9'))
  expect(clientOf('::1')).toBe('0:0:0:0::')
  expect(clientOf(undefined)).toBe('unknown')
})
