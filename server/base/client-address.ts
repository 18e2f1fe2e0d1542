import { BlockList, isIP } from 'node:net'

/** What is read here of a request of Hono. */
export interface Requested {
  /** The bindings of the server. */
  readonly env: unknown
  readonly req: { header(name: string): string | undefined }
}

interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } }
}

/**
 * The client's address: that of the connection, or the X-Forwarded-For entry added by the outermost of the
 * `trustProxy` proxies in front of the server. Other entries of the header are ignored, as clients can forge them.
 * Undefined where it is not known.
 */
export function addressOf(c: Requested, trustProxy: number): string | undefined {
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
  // Each proxy appends the address it was called from: the last entry is from our own proxy, the one before it from
  // the next proxy.
  return messages.at(-trustProxy) ?? connected
}

/**
 * The forwarded client address although TRUST_PROXY is not set: undefined unless the connection comes from this
 * machine or a private network, as that of a proxy does. It can be forged, so it proves nothing.
 */
export function claimedAddressOf(c: Requested, trustProxy: number): string | undefined {
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

/** Whether a proxy seems to have forwarded the request. A client can add these headers but gains nothing by it. */
export const isForwarded = (c: Requested): boolean =>
  ['x-forwarded-for', 'forwarded'].some((name) => c.req.header(name) !== undefined)

/** Normalizes an address for comparison; IPv4-mapped IPv6 becomes IPv4. */
function plain(text: string): string | undefined {
  const address = text.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIP(address) ? address : undefined
}

/**
 * The network of an address, which does not identify a single user: '203.0.113.0' or '2001:db8:1::'. This is what is
 * stored, and what throttles count by, as one client has a whole IPv6 network.
 */
export function networkOf(address: string | undefined): string | undefined {
  if (!address) return undefined
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0`
  return `${groupsOf(address).slice(0, 3).join(':')}::`
}

/** The address range of one client: an IPv4 address, or the first 64 bits of an IPv6 address. */
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
