import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'

interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } }
}

/**
 * The client's address: that of the connection, or what as many proxies as stand in front of us say of it. Whatever
 * else a client writes into X-Forwarded-For is not believed. Undefined where nobody can say.
 */
export function addressOf(c: Context, trustProxy: number): string | undefined {
  const connected = (c.env as Bindings | undefined)?.incoming?.socket?.remoteAddress
  return clientAddress(connected, c.req.header('x-forwarded-for') ?? '', trustProxy)
}

/** The same, from the address of the connection and the X-Forwarded-For header. */
export function clientAddress(
  connection: string | undefined,
  forwarded: string,
  trustProxy: number,
): string | undefined {
  const connected = plain(connection ?? '')
  if (trustProxy === 0) return connected
  const messages = forwarded.split(',').map((part) => plain(part.trim()))
  // Each proxy appends whom it was asked by: the last one is our own proxy's word, the one before it the next one's.
  return messages.at(-trustProxy) ?? connected
}

/**
 * What a proxy says of its client where TRUST_PROXY does not say that there is one: undefined unless the connection comes
 * from this machine or a private network, as that of a proxy does. It is no proof of anything.
 */
export function claimedAddressOf(c: Context, trustProxy: number): string | undefined {
  const connected = addressOf(c, 0)
  if (
    trustProxy > 0 ||
    !connected ||
    !privateNetworks.check(connected, isIP(connected) === 4 ? 'ipv4' : 'ipv6')
  )
    return undefined
  return plain((c.req.header('x-forwarded-for') ?? '').split(',').at(-1)?.trim() ?? '')
}

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6')

/** Whether a request says that a proxy passed it on. Nobody gains anything by saying so who could leave it out. */
export const isForwarded = (c: Context): boolean =>
  ['x-forwarded-for', 'forwarded'].some((name) => c.req.header(name) !== undefined)

/** An address as it is compared; IPv4 inside of IPv6 is IPv4. */
function plain(text: string): string | undefined {
  const address = text.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIP(address) ? address : undefined
}

/**
 * The part of an address that tells networks apart and people within them not: '203.0.113.0' or '2001:db8:1::'. It is
 * what is kept, and what throttles count by, as one client has a whole IPv6 network.
 */
export function networkOf(address: string | undefined): string | undefined {
  if (!address) return undefined
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0`
  return `${groupsOf(address).slice(0, 3).join(':')}::`
}

/** What one client has of addresses: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function clientOf(address: string | undefined): string {
  if (!address) return 'unknown'
  return isIP(address) === 4 ? address : `${groupsOf(address).slice(0, 4).join(':')}::`
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0)
  const groups = [
    ...(before ?? []),
    ...Array.from({ length: Math.max(0, missing) }, () => '0'),
    ...(after ?? []),
  ]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}
