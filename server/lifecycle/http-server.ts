import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { isUpload } from '../files/upload-paths'
import { commonHeaders, inertPolicy } from '../static/policy'
import type { Site } from '../static'
import { report } from './say'

/** What answers /api. */
export type Api = { fetch: (request: Request, bindings: object) => Response | Promise<Response> }

const second = 1000
const bodyMs = 120 * second

// A client that is slow on purpose holds a connection no longer than this.
const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10 * second,
  // A file may take its time; `finishSoon` ends everything else earlier.
  requestTimeout: 3600 * second,
  keepAliveTimeout: 65 * second,
  connectionsCheckingInterval: 5 * second,
}

/** The server of the one port: /api goes to the API, everything else to the site. */
export function createHttpServer(api: Api, site: Site): Server {
  const answerApi = getRequestListener((request, bindings) => api.fetch(request, bindings), {
    errorHandler: refuse,
  })
  const server = createServer(limits, (request, response) => {
    finishSoon(request)
    if (!isApi(request.url ?? '/')) return site(request, response)
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
    response.setHeader('content-security-policy', inertPolicy)
    if (site.build) response.setHeader('x-build', site.build)
    void answerApi(request, response)
  })
  server.on('clientError', refuseConnection)
  return server
}

/** A request that brings no file has come as a whole within two minutes, or its connection ends. */
function finishSoon(request: IncomingMessage): void {
  if (request.method === 'GET' || request.method === 'HEAD' || isUpload(request.url ?? '')) return
  const timer = setTimeout(() => !request.complete && request.socket.destroy(), bodyMs)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}

function isApi(url: string): boolean {
  return url === '/api' || url.startsWith('/api/') || url.startsWith('/api?')
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
