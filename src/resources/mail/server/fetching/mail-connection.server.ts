import { isIP } from 'node:net'
import { ImapFlow } from 'imapflow'
import { isLoopback } from '#server/base/env/env'
import { isPublicAddress } from '#server/base/security/public-address'
import { addressesOf, isLocalHost } from '#server/base/security/public-host'
import type { Services } from '#server/write/services/services'
import type { MailAccount } from '../../mail-accounts.resource'
import { faultOf, FetchFault, type FaultKey } from './fetch-fault'

/** Maximum size of a message that is fetched. */
export const maxFetched = 25 * 1024 * 1024
const mebibyte = 1024 * 1024
const connectMs = 10_000
const answerMs = 60_000
const ports = new Set([143, 993])

/** What a connection needs. */
export type Connection = Pick<MailAccount, 'host' | 'port' | 'security' | 'userName' | 'folder'> & {
  readonly password: string
}

/** An open folder, for reading alone. */
export interface OpenFolder {
  readonly client: ImapFlow
  readonly uidValidity: string
  /** The number that the next message will have, at least. */
  readonly uidNext: number
  readonly messages: number
  /** Calls the server. What lasts longer, or fails, is a fault. */
  readonly call: Call
}

/** @throws FetchFault; with `refused` where the server answers NO. */
type Call = <T>(milliseconds: number, work: () => Promise<T>, refused?: FaultKey) => Promise<T>

/**
 * Opens a folder of a mail server, does something with it, and closes the connection. Only public addresses are
 * connected to, unless the settings name the server; the name is resolved once, and that address is connected to.
 * @param milliseconds after which the connection is closed in any case.
 * @throws FetchFault
 */
export async function withFolder<T>(
  services: Pick<Services, 'mailSources'>,
  connection: Connection,
  milliseconds: number,
  work: (folder: OpenFolder) => Promise<T>,
): Promise<T> {
  const client = clientOf(connection, await addressOf(services, connection))
  // The pending call rejects as well; without a listener the event would end the process.
  client.on('error', () => {})
  const call = callsOf(client)
  const timer = setTimeout(() => client.close(), milliseconds)
  try {
    await call(3 * connectMs, () => client.connect())
    return await work({ client, call, ...(await openFolder(client, connection.folder, call)) })
  } finally {
    clearTimeout(timer)
    client.close()
  }
}

/** The address to connect to. */
async function addressOf(
  { mailSources }: Pick<Services, 'mailSources'>,
  { host, port, security }: Connection,
): Promise<string> {
  const name = host.toLowerCase()
  const isNamed = mailSources.includes(`${isIP(name) === 6 ? `[${name}]` : name}:${port}`)
  if (!isNamed && !ports.has(port)) throw new FetchFault('mailPort')
  if (!isNamed && isLocalHost(name)) throw new FetchFault('mailHostPrivate')
  if (security === 'none' && !(isNamed && isLoopback(name))) throw new FetchFault('mailPlain')
  if (isIP(name) !== 0) return name
  const found = await timed(connectMs, addressesOf(name)).catch((error: unknown) => {
    throw faultOf(error)
  })
  const [first] = found
  if (first === undefined) throw new FetchFault('mailHostUnreachable')
  if (!isNamed && !found.every(isPublicAddress)) throw new FetchFault('mailHostPrivate')
  return first
}

const clientOf = ({ host, port, security, userName, password }: Connection, address: string): ImapFlow =>
  new ImapFlow({
    host: address,
    port,
    // The certificate must be for the name, or for the address where that was entered.
    ...(isIP(host) === 0 && { servername: host }),
    secure: security === 'tls',
    doSTARTTLS: security === 'tls' ? undefined : security === 'starttls',
    auth: { user: userName, pass: password },
    clientInfo: { name: 'Corridor' },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    disableAutoEnable: true,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    // A server may send anything: lines, literals and whole responses are limited.
    maxLineLength: 4 * mebibyte,
    maxLiteralSize: maxFetched + mebibyte,
    maxResponseSize: maxFetched + 4 * mebibyte,
    maxResponseTokens: 200_000,
  } as ConstructorParameters<typeof ImapFlow>[0])

async function openFolder(client: ImapFlow, folder: string, call: Call) {
  const open = () => client.mailboxOpen(folder, { readOnly: true })
  const { uidValidity, uidNext, exists } = await call(answerMs, open, 'mailFolder')
  if (typeof uidValidity !== 'bigint') throw new FetchFault('mailHostAnswer')
  return {
    uidValidity: String(uidValidity),
    uidNext: Number(uidNext) || (await lastUid(client, call)) + 1,
    messages: Number(exists) || 0,
  }
}

/** A few servers do not say which number the next message will have. */
async function lastUid(client: ImapFlow, call: Call): Promise<number> {
  const found = await call(answerMs, () => client.search({ uid: '*' }, { uid: true }))
  return (found || []).at(-1) ?? 0
}

const callsOf =
  (client: ImapFlow): Call =>
  async (milliseconds, work, refused) => {
    try {
      return await timed(milliseconds, work())
    } catch (error) {
      const { responseStatus } = error as { responseStatus?: string }
      if (refused && (responseStatus === 'NO' || responseStatus === 'BAD')) throw new FetchFault(refused)
      client.close()
      throw faultOf(error)
    }
  }

async function timed<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FetchFault('mailHostTimeout')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    // Whichever came second is not waited for.
    work.catch(() => {})
  }
}
