import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { commonHeaders, inertPolicy } from '../http/static/policy'
import type { Site } from '../http/site/site'
import { answerBusy } from './busy-response'
import { closeCheaply } from './cheap-close'
import { byAddress } from './identify'
import { RequestGate, type Counting, type GateOptions } from './request-gate'
import { defaultRequestLimits, type RequestLimits } from '../base/request-limits'
import { report } from '../base/report'

/** The handler of `/api`. */
export type Api = { fetch: (request: Request, bindings: object) => Response | Promise<Response> }

const second = 1000
const bodyMs = 120 * second

// Limits how long a deliberately slow client can hold a connection.
const serverLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10 * second,
  // Long enough for file uploads; `finishSoon` ends other requests earlier.
  requestTimeout: 3600 * second,
  keepAliveTimeout: 65 * second,
  connectionsCheckingInterval: 5 * second,
}

export interface HttpServerOptions {
  readonly limits?: RequestLimits
  /** The key under which requests are counted; the address of the connection by default. */
  readonly identify?: GateOptions['identify']
  /** Other origins whose pages may call the API. */
  readonly corsOrigins?: readonly string[]
  /** Whether a path receives a file, which may take longer than other requests. */
  readonly isUpload?: (path: string) => boolean
}

/** The HTTP server: `/api` and `/i` go to the API, all other paths to the site. */
export function createHttpServer(api: Api, site: Site, options: HttpServerOptions = {}): Server {
  const { limits = defaultRequestLimits, corsOrigins, isUpload = () => false } = options
  const gate = new RequestGate({
    limits,
    identify: options.identify ?? ((request) => Promise.resolve(byAddress(request, 0, limits))),
    refuse(request, response) {
      setCommonHeaders(response, site)
      answerBusy(request, response, corsOrigins)
    },
  })
  const answerApi = apiListener(api)
  const server = createServer(serverLimits, (request, response) => {
    if (!isUpload(request.url ?? '')) finishSoon(request)
    gate.pass(request, response, countingOf(request.url ?? '/'), (signal) => {
      if (!isApi(request.url ?? '/')) return site(request, response)
      setCommonHeaders(response, site)
      return answerApi(request, response, signal)
    })
  })
  server.on('connection', closeCheaply)
  server.on('clientError', refuseConnection)
  server.setTimeout(limits.stalledMs)
  server.on('timeout', (socket: Socket) => gate.closeIfStalled(socket))
  return server
}

/** The API as a listener of the HTTP server; its bindings carry the signal of the request. */
function apiListener(api: Api) {
  const signals = new WeakMap<object, AbortSignal>()
  const listener = getRequestListener(
    (request, bindings) =>
      api.fetch(request, Object.assign(bindings, { signal: signals.get(bindings.incoming) })),
    { errorHandler: refuse },
  )
  return (request: IncomingMessage, response: ServerResponse, signal: AbortSignal): Promise<void> => {
    signals.set(request, signal)
    return listener(request, response)
  }
}

function setCommonHeaders(response: ServerResponse, { build }: Site): void {
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
  response.setHeader('content-security-policy', inertPolicy)
  if (build) response.setHeader('x-build', build)
}

/** Site files and health checks are not limited; a stream stays open and has its own limits. */
function countingOf(url: string): Counting {
  if (!isApi(url) || url.startsWith('/api/health/')) return 'none'
  return url === '/api/stream' || url.startsWith('/api/stream?') ? 'opening' : 'answer'
}

/** A request without a file must arrive completely within two minutes, or its connection is closed. */
function finishSoon(request: IncomingMessage): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const timer = setTimeout(() => !request.complete && request.socket.destroy(), bodyMs)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}

/** Besides the API, the public pages of documents and of invitations, and what calendar programs look for first. */
function isApi(url: string): boolean {
  const isDiscovery = url.split('?', 1)[0] === '/.well-known/caldav'
  return (
    url === '/api' || isDiscovery || ['/api/', '/api?', '/i/', '/r/'].some((start) => url.startsWith(start))
  )
}

function refuse(error: unknown): Response {
  report('A request failed', error)
  const problem = { type: 'about:blank', title: 'Something went wrong', status: 500 }
  return Response.json(problem, { status: 500, headers: { 'content-type': 'application/problem+json' } })
}

function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}
