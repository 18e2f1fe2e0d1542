import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createHttpServer, type HttpServerOptions } from './http-server'
import { listen } from './port'
import { defaultRequestLimits } from '../base/request-limits'

interface Started {
  readonly path: string
  readonly signal: AbortSignal
  readonly answer: (text?: string) => void
}

/** A generous timeout for busy machines. */
const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 5 })

let server: Server
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
  server.closeAllConnections()
})

/** A server whose requests are answered when the test decides; the header x-caller identifies the caller. */
async function serve(limits: Partial<typeof defaultRequestLimits> = {}, more: HttpServerOptions = {}) {
  const started: Started[] = []
  const fetch = (request: Request, bindings: object): Promise<Response> =>
    new Promise((resolve) => {
      const { pathname } = new URL(request.url)
      const { signal } = bindings as { signal: AbortSignal }
      started.push({ path: pathname, signal, answer: (text = pathname) => resolve(new Response(text)) })
    })
  const all = { ...defaultRequestLimits, ...limits }
  const identify = (request: IncomingMessage) =>
    Promise.resolve({ key: String(request.headers['x-caller']), max: all.perSession })
  server = createHttpServer({ fetch }, (_, response) => response.end('page'), {
    limits: all,
    identify,
    ...more,
  })
  const connections: Socket[] = []
  server.on('connection', (socket) => connections.push(socket))
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  return { started, port, connections }
}

const get = (path: string, caller = 'one', more = '') =>
  `GET /api${path} HTTP/1.1\r\nhost: a\r\nx-caller: ${caller}\r\n${more}\r\n`

/** Opens a connection, sends the requests, and collects what it receives. */
function send(port: number, ...requests: readonly string[]) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  socket.on('error', () => undefined)
  socket.write(requests.join(''))
  return {
    socket,
    received: () => received,
    statuses: () => received.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(9)) ?? [],
  }
}

const pathsOf = (started: readonly Started[]) => started.map(({ path }) => path.replace('/api', ''))

test('two pipelined requests are in flight at a time, the others wait, and all are answered in order', async () => {
  const { started, port } = await serve()
  const sent = ['/a', '/b', '/c', '/d', '/e']
  const client = send(port, ...sent.map((path) => get(path)))
  await eventually(() => expect(pathsOf(started)).toEqual(['/a', '/b']))
  started[1]?.answer()
  await new Promise((resolve) => setImmediate(resolve))
  expect(pathsOf(started)).toEqual(['/a', '/b'])
  started[0]?.answer()
  await eventually(() => expect(pathsOf(started)).toEqual(['/a', '/b', '/c', '/d']))
  started[2]?.answer()
  await eventually(() => expect(pathsOf(started)).toEqual(sent))
  for (const { answer } of started) answer()
  await eventually(() =>
    expect(client.received().match(/\/api\/\w/g)).toEqual(sent.map((path) => `/api${path}`)),
  )
  expect(client.statuses()).toEqual(sent.map(() => '200'))
})

test('while requests wait, nothing more is read from their connection', async () => {
  const { started, port, connections } = await serve()
  const many = Array.from({ length: 400 }, (_, index) =>
    get(`/${index}`, 'one', `x-fill: ${'x'.repeat(8000)}\r\n`),
  )
  send(port, ...many)
  await eventually(() => expect(started).toHaveLength(2))
  const read = connections[0]?.bytesRead ?? 0
  expect(read).toBeLessThan(200_000)
  started[0]?.answer()
  started[1]?.answer()
  await eventually(() => expect(started).toHaveLength(4))
  expect(connections[0]?.bytesRead).toBe(read)
  for (let answered = 2; answered < 400; answered++) {
    await eventually(() => expect(started.length).toBeGreaterThan(answered))
    started[answered]?.answer()
  }
})

test('the 17th concurrent request of a session gets 503 with Retry-After, in the language of the client', async () => {
  const { started, port } = await serve()
  for (let index = 0; index < 16; index++) send(port, get('/held'))
  await eventually(() => expect(started).toHaveLength(16))
  const refused = send(port, get('/more', 'one', 'accept-language: zh-CN\r\n'))
  await eventually(() => expect(refused.received()).toContain('busy'))
  expect(refused.statuses()).toEqual(['503'])
  expect(refused.received()).toMatch(/retry-after: 1\r\n/i)
  expect(refused.received()).toMatch(/content-type: application\/problem\+json/i)
  expect(refused.received()).toContain('请稍后再试')
  const other = send(port, get('/other', 'two'))
  await eventually(() => expect(started.at(-1)?.path).toBe('/api/other'))
  started.at(-1)?.answer()
  await eventually(() => expect(other.statuses()).toEqual(['200']))
})

test('a request beyond the limit of the process gets 503; health checks and pages are not limited', async () => {
  const { started, port } = await serve({ perProcess: 3 })
  for (const caller of ['a', 'b', 'c']) send(port, get('/held', caller))
  await eventually(() => expect(started).toHaveLength(3))
  const refused = send(port, get('/more', 'd'))
  await eventually(() => expect(refused.statuses()).toEqual(['503']))
  send(port, get('/health/live', 'e'))
  await eventually(() => expect(started.at(-1)?.path).toBe('/api/health/live'))
  const page = send(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await eventually(() => expect(page.received()).toContain('page'))
})

test('a client that disconnects frees its slots, and the signals of its requests abort', async () => {
  const { started, port } = await serve({ perSession: 2 })
  const { socket } = send(port, get('/a'), get('/b'))
  await eventually(() => expect(started).toHaveLength(2))
  const refused = send(port, get('/more'))
  await eventually(() => expect(refused.statuses()).toEqual(['503']))
  expect(started.map(({ signal }) => signal.aborted)).toEqual([false, false])
  socket.destroy()
  await eventually(() => expect(started.map(({ signal }) => signal.aborted)).toEqual([true, true]))
  const next = send(port, get('/d'))
  await eventually(() => expect(pathsOf(started)).toEqual(['/a', '/b', '/d']))
  started[2]?.answer()
  await eventually(() => expect(next.statuses()).toEqual(['200']))
  expect(started[2]?.signal.aborted).toBe(false)
})

test('a response that is not read counts as in flight until its stalled connection is closed', async () => {
  const { started, port } = await serve({ perSession: 1, stalledMs: 1500 })
  const { socket } = send(port, get('/large'))
  socket.pause()
  await eventually(() => expect(started).toHaveLength(1))
  started[0]?.answer('x'.repeat(30_000_000))
  const refused = send(port, get('/more'))
  await eventually(() => expect(refused.statuses()).toEqual(['503']))
  const next = async () => {
    const requested = send(port, get('/next'))
    await eventually(() => expect(started.length > 1 || requested.statuses().length > 0).toBe(true))
    return started.length
  }
  await eventually(async () => expect(await next()).toBeGreaterThan(1))
  expect(started[0]?.signal.aborted).toBe(true)
})

test('a response that is read slowly is sent completely', async () => {
  const { started, port } = await serve({ stalledMs: 1500 })
  const { socket, received } = send(port, get('/large', 'one', 'connection: close\r\n'))
  await eventually(() => expect(started).toHaveLength(1))
  const text = 'x'.repeat(20_000_000)
  let untilPause = 3_000_000
  socket.on('data', (chunk: Buffer) => {
    untilPause -= chunk.length
    if (untilPause > 0) return
    untilPause = 3_000_000
    socket.pause()
    setTimeout(() => socket.resume(), 400)
  })
  const since = performance.now()
  started[0]?.answer(text)
  await once(socket, 'close')
  expect(received().length).toBeGreaterThan(text.length)
  expect(performance.now() - since).toBeGreaterThan(1500)
})

test('a request that is processed longer than the stall timeout is answered, and an idle connection is closed', async () => {
  const { started, port } = await serve({ stalledMs: 200 })
  const { socket, statuses } = send(port, get('/long'))
  await eventually(() => expect(started).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 700))
  started[0]?.answer()
  await eventually(() => expect(statuses()).toEqual(['200']))
  const idle = connect(port, '127.0.0.1')
  sockets.push(idle)
  await once(idle.resume(), 'close')
  expect(socket.destroyed).toBe(false)
})

test('a request body that stops arriving closes the connection', async () => {
  const { port } = await serve({ stalledMs: 200 })
  const { socket } = send(port, 'POST /api/a HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nhalf')
  await once(socket, 'close')
})

test('a stream counts towards the limit of its session only until it is open', async () => {
  const { started, port } = await serve({ perSession: 1 })
  send(port, get('/stream'))
  await eventually(() => expect(started).toHaveLength(1))
  const refused = send(port, get('/more'))
  await eventually(() => expect(refused.statuses()).toEqual(['503']))
  started[0]?.answer()
  await eventually(async () => {
    send(port, get('/next'))
    expect(started.length).toBeGreaterThan(1)
  })
})

test('a 503 response has CORS headers for allowed origins only', async () => {
  const { started, port } = await serve({ perProcess: 1 }, { corsOrigins: ['https://shop.example'] })
  send(port, get('/held'))
  await eventually(() => expect(started).toHaveLength(1))
  const refused = send(port, get('/more', 'one', 'origin: https://shop.example\r\n'))
  await eventually(() =>
    expect(refused.received()).toContain('access-control-allow-origin: https://shop.example'),
  )
  const foreign = send(port, get('/more', 'one', 'origin: https://other.example\r\n'))
  await eventually(() => expect(foreign.statuses()).toEqual(['503']))
  expect(foreign.received()).not.toContain('access-control')
})
