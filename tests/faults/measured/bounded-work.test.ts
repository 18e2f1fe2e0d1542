import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparedData } from '#tests/support/prepared-data'
import { startServer, type TestServer } from '#tests/support/server'

/** The server may grow by this much, in megabytes: what is in flight, and what is not collected yet. */
const maxGrowth = 300
/**
 * A check is to be answered in 300 ms, and half of them have to be; the slowest may take longer, but nothing like the ten
 * seconds for which the server stood still. What is counted is the processor time that the server's main thread
 * takes from the question to the answer: on a machine with nothing else to do it is the time that passes, and on one that is
 * busy with other tests it is what the check would have waited without them.
 */
const defaultLimit = 300
const slowest = 2000

let server: TestServer
let token: string
beforeAll(async () => {
  // On a machine that starves the server for half a minute nobody is to be taken for stalled.
  server = await startServer({ copyOf: await preparedData('demo'), env: { STALLED_SECONDS: '300' } })
  const answer = await fetch(`${server.url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@corridor.example', password: 'corridor' }),
  })
  token = ((await answer.json()) as { accessToken: string }).accessToken
  // Whatever is read, planned and compressed on the first call.
  for (const path of [list, '/api/openapi.json', '/api/health/ready']) await statusOf(path)
}, 240_000)
afterAll(() => server.stop())

const list = '/api/reviews?_start=0&_end=1000'
const statusOf = async (path: string): Promise<number> => {
  const answer = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  return answer.status
}

/** Memory that the server has now, in megabytes. */
function memory(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** Milliseconds for which the server's main thread has worked so far; the system counts in hundredths of a second. */
function worked(): number {
  const { pid } = server.process
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Milliseconds for which a check waits for other work of the server, on a connection of its own. */
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

/** Looks at the health checks and the memory while something goes on. */
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
  // The server learns a moment later that those who asked are gone.
  await expect.poll(() => statusOf('/api/reviews?_start=0&_end=10'), { timeout: slowest }).toBe(200)
}

/** Connections that send many requests at once and do not read what is answered. */
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

test('pipelined lists that nobody reads leave the server as it is', { timeout: 180_000 }, async () => {
  const sockets = flood(60, 300, list, `authorization: Bearer ${token}\r\n`)
  await expectBounded(within(8000, sockets))
})

test(
  'a document for everybody, asked for without end, leaves the server as it is',
  { timeout: 180_000 },
  async () => {
    // The first are closed for asking too much at once, of the second some are served.
    const sockets = [...flood(100, 1900, '/api/openapi.json'), ...flood(20, 400, '/api/openapi.json')]
    await expectBounded(within(6000, sockets))
  },
)

test('thousands of single requests are answered or refused at once', { timeout: 180_000 }, async () => {
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
