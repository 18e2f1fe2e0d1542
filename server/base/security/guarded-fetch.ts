import { lookup as resolveName } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, type ZlibOptions } from 'node:zlib'
import { isPublicAddress } from './public-address'
import { isLocalHost } from './public-host'

/** Why a request to a foreign server was not made, or not finished. */
export type FetchFailure = 'address' | 'private' | 'unreachable' | 'timeout' | 'tooLarge' | 'redirects'

/** A request to a foreign server failed. */
export class GuardedFetchError extends Error {
  override name = 'GuardedFetchError'
  constructor(readonly failure: FetchFailure) {
    super(`A request to a foreign server failed: ${failure}.`)
  }
}

export interface GuardedRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly maxBytes: number
  readonly timeoutMs: number
  /** Origins that may be requested although they are not public, or without encryption. */
  readonly origins: readonly string[]
}

export interface GuardedResponse {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly bytes: Uint8Array
}

const maxRedirects = 5
const redirects = new Set([301, 302, 303, 307, 308])

/**
 * Reads from a foreign server whose address a user entered. Only public addresses are connected to: the address of the
 * connection itself is checked, so that a name cannot mean another one in between. Each redirect is checked again.
 * @throws GuardedFetchError
 */
export async function guardedFetch(address: string, request: GuardedRequest): Promise<GuardedResponse> {
  const signal = AbortSignal.timeout(request.timeoutMs)
  let url = address
  for (let count = 0; count <= maxRedirects; count += 1) {
    const target = checkedUrl(url, request.origins)
    const message = await sent(target, request, signal)
    const { statusCode = 0, headers } = message
    if (!redirects.has(statusCode) || !headers.location) {
      const bytes = await bodyOf(message, request.maxBytes, signal)
      return { status: statusCode, headers, bytes }
    }
    message.destroy()
    if (!URL.canParse(headers.location, target.href)) throw new GuardedFetchError('address')
    url = new URL(headers.location, target.href).href
  }
  throw new GuardedFetchError('redirects')
}

/**
 * The URL if it may be requested: encrypted, without a user name, and without an address that is not public.
 * @throws GuardedFetchError
 */
export function checkedUrl(address: string, origins: readonly string[]): URL {
  if (!URL.canParse(address)) throw new GuardedFetchError('address')
  const url = new URL(address)
  if (origins.includes(url.origin)) return url
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new GuardedFetchError('address')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isLocalHost(host)) throw new GuardedFetchError('private')
  return url
}

/** Resolves a name and passes only an address that was checked. */
const checkedLookup: LookupFunction = (name, options, done) => {
  resolveName(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const isPublic = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address))
    if (!isPublic) return done(new GuardedFetchError('private'), [])
    if (options.all) return done(null, addresses)
    const [first] = addresses
    return done(null, first?.address ?? '', first?.family ?? 4)
  })
}

function sent(url: URL, { headers, origins }: GuardedRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  const isAllowed = origins.includes(url.origin)
  return new Promise((resolve, reject) => {
    const options = {
      headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' },
      agent: false,
      signal,
      ...(!isAllowed && { lookup: checkedLookup }),
    }
    request(url, options, resolve)
      .on('error', (error) => reject(failureOf(error, signal)))
      .end()
  })
}

function failureOf(error: unknown, signal: AbortSignal): GuardedFetchError {
  if (error instanceof GuardedFetchError) return error
  return new GuardedFetchError(signal.aborted ? 'timeout' : 'unreachable')
}

async function bodyOf(message: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  if (Number(message.headers['content-length'] ?? 0) > maxBytes) {
    message.destroy()
    throw new GuardedFetchError('tooLarge')
  }
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of message as AsyncIterable<Buffer>) {
      size += part.length
      if (size > maxBytes) throw new GuardedFetchError('tooLarge')
      parts.push(part)
    }
  } catch (error) {
    message.destroy()
    throw failureOf(error, signal)
  }
  return decompressed(Buffer.concat(parts), message.headers['content-encoding'] ?? '', maxBytes)
}

type Decode = (bytes: Buffer, options: ZlibOptions) => Promise<Buffer>
const decoders: Readonly<Record<string, Decode>> = {
  gzip: promisify<Buffer, ZlibOptions, Buffer>(gunzip),
  deflate: promisify<Buffer, ZlibOptions, Buffer>(inflate),
  br: promisify<Buffer, ZlibOptions, Buffer>(brotliDecompress),
}

async function decompressed(bytes: Buffer, encoding: string, maxBytes: number): Promise<Uint8Array> {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity') return bytes
  const decode = Object.hasOwn(decoders, name) ? decoders[name] : undefined
  if (!decode) throw new GuardedFetchError('unreachable')
  try {
    return await decode(bytes, { maxOutputLength: maxBytes })
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new GuardedFetchError(isTooLarge ? 'tooLarge' : 'unreachable')
  }
}
