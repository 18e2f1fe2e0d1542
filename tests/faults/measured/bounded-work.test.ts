import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparedData } from '#tests/support/prepared-data'
import { startServer, type TestServer } from '#tests/support/server'

/** The maximum growth of the server's memory in megabytes: requests in flight, and garbage not collected yet. */
const maxGrowth = 300
/**
 * A health check should take at most 300 ms, and the median must; the slowest may take longer, but far less than the
 * ten seconds of a blocked server. Measured is the processor time of the server's main thread between request and
 * response: on an idle machine it is the elapsed time, and on one that is busy with other tests the time without
 * them.
 */
const defaultLimit = 300
const slowest = 5000

let server: TestServer
let token: string
beforeAll(async () => {
  // So that a server without processor time for half a minute is not taken for stalled.
  server = await startServer({ copyOf: await preparedData('demo'), env: { STALLED_SECONDS: '300' } })
  const answer = await fetch(`${server.url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@corridor.example', password: 'corridor' }),
  })
  token = ((await answer.json()) as { accessToken: string }).accessToken
  // What is read, planned and compressed on the first request.
  for (const path of [list, '/api/openapi.json', '/api/health/ready']) await statusOf(path)
}, 240_000)
afterAll(() => server.stop())

const list = '/api/reviews?_start=0&_end=1000'
const statusOf = async (path: string): Promise<number> => {
  const answer = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  return answer.status
}

/** The memory of the server in megabytes. */
function memory(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** Milliseconds of processor time of the server's main thread so far; the system counts in hundredths of a second. */
function worked(): number {
  const { pid } = server.process
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Milliseconds that a health check waits for other work of the server, on its own connection. */
function check(path: string): Promise<number> {
  const [since, before] = [performance.now(), worked()]
  return new Promise((resolve, reject) => {
    get(`${server.url}${path}`, { agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(Math.min(performance.now() - since, worked() - before))
          : reject(new Error(`${path} answers ${answer.statusCode}`)),
      )
    }).once('error', reject)
  })
}

/** Measures the health checks and the memory while the work runs. */
async function watch(work: Promise<unknown>) {
  const [before, times] = [memory(), [] as number[]]
  let [isOver, largest] = [false, before]
  const over = work.finally(() => (isOver = true))
  while (!isOver || times.length < 10) {
    times.push(await check('/api/health/live'), await check('/api/health/ready'))
    largest = Math.max(largest, memory())
    await sleep(50)
  }
  await over
  const sorted = times.toSorted((item, other) => item - other)
  return {
    growth: largest - before,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    maximum: sorted.at(-1) ?? 0,
  }
}

async function expectBounded(work: Promise<unknown>): Promise<void> {
  const { growth, median, maximum } = await watch(work)
  expect(growth).toBeLessThan(maxGrowth)
  expect(median).toBeLessThan(defaultLimit)
  expect(maximum).toBeLessThan(slowest)
  // The server notices a moment later that the clients have disconnected.
  await expect.poll(() => statusOf('/api/reviews?_start=0&_end=10'), { timeout: slowest }).toBe(200)
}

/** Opens connections that send many requests at once and do not read the responses. */
function flood(connections: number, requests: number, path: string, headers = ''): Socket[] {
  const { port } = new URL(server.url)
  const text = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`.repeat(requests)
  return Array.from({ length: connections }, () => {
    const socket = connect(Number(port), '127.0.0.1').pause()
    socket.on('error', () => undefined)
    socket.write(text)
    return socket
  })
}

const within = async (milliseconds: number, sockets: readonly Socket[]): Promise<void> => {
  await sleep(milliseconds)
  for (const socket of sockets) socket.destroy()
}

test(
  'pipelined list requests that are never read do not exhaust the server',
  { timeout: 180_000 },
  async () => {
    const sockets = flood(60, 300, list, `authorization: Bearer ${token}\r\n`)
    await expectBounded(within(8000, sockets))
  },
)

test('endless requests for a public document do not exhaust the server', { timeout: 180_000 }, async () => {
  // The first connections are closed for too many requests at once, some of the second are served.
  const sockets = [...flood(100, 1900, '/api/openapi.json'), ...flood(20, 400, '/api/openapi.json')]
  await expectBounded(within(6000, sockets))
})

test('thousands of single requests get 200 or 503 with Retry-After', { timeout: 180_000 }, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
  const statuses = new Map<number, number>()
  let refused = 0
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` }
      get(`${server.url}${list}`, { agent, headers }, (answer) => {
        const status = answer.statusCode ?? 0
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (answer.headers['retry-after'] === '1') refused++
        answer.resume().once('end', resolve)
      }).once('error', reject)
    })
  await expectBounded(Promise.all(Array.from({ length: 3000 }, ask)))
  agent.destroy()
  expect(new Set(statuses.keys())).toEqual(new Set([200, 503]))
  expect(statuses.get(503)).toBe(refused)
  expect(statuses.get(200)).toBeGreaterThanOrEqual(16)
})
