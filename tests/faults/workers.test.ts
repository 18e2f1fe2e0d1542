import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signInGuesses } from '#server/features/limits/limits'
import { startChild } from '../support/child'
import { freePort } from '../support/free-port'
import { startPostgres } from '../support/postgres'
import { startServer, type TestServer } from '../support/server'
import { listen } from './listen'
import { childrenOf } from './processes'

const postgres = await startPostgres()
const email = 'admin@people.example'
const password = 'a long secret 1'
const atOnce = <Answer>(count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)))

describe.skipIf(!postgres)('a server with several processes', () => {
  const env = { DATABASE_URL: postgres?.url ?? '', TRUST_PROXY: '1', WORKERS: '2' }
  let server: TestServer
  const pid = () => server.process.pid ?? 0

  beforeAll(async () => {
    await createAdmin()
    server = await startServer({ env })
    await vi.waitUntil(() => server.output().includes('in 2 processes'), { timeout: 30_000 })
  })
  afterAll(async () => {
    await server.stop()
    await postgres?.stop()
  })

  async function createAdmin() {
    const child = await startChild(process.execPath, ['build/server/create-admin.js', email], {
      env: { ...process.env, DATABASE_URL: env.DATABASE_URL, ADMIN_PASSWORD: password },
    })
    const [code] = (await once(child.process, 'exit')) as [number]
    expect(code, child.output()).toBe(0)
  }

  const call = (path: string, { token, body, address = '198.51.100.7' }: Call) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
  const signIn = (given: string, address?: string) =>
    call('/api/account/login', { body: { email, password: given }, ...(address && { address }) })
  async function token(): Promise<string> {
    const { accessToken } = (await (await signIn(password, '192.0.2.1')).json()) as { accessToken: string }
    return accessToken
  }

  test('migrates once, and says where it serves once', () => {
    expect(childrenOf(pid())).toHaveLength(2)
    expect(server.output().match(/Connecting to/g)).toHaveLength(1)
    expect(server.output().match(/Corridor serves at/g)).toHaveLength(1)
  })

  test('sends what any process has written to the streams of all', async () => {
    const admin = await token()
    const streams = await atOnce(6, () => listen(server, admin))
    const answers = await atOnce(4, (index) =>
      call('/api/customers', {
        token: admin,
        body: { name: `Customer ${index}`, email: `customer${index}@people.example`, country: 'DE' },
      }),
    )
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id))
    const hasAll = (events: readonly { id?: string }[]) =>
      ids.every((id) => events.some((item) => item.id === id))
    await Promise.all(streams.map((stream) => stream.until(hasAll)))
    await Promise.all(streams.map((stream) => stream.close()))
  })

  test('checks ten of twenty simultaneous sign-in attempts', async () => {
    const answers = await atOnce(20, (index) => signIn(`wrong ${index}`))
    const titles = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { title?: string }).title),
    )
    expect(titles.filter((title) => title === 'credentials')).toHaveLength(signInGuesses.pair.max)
  })

  test('sends each mail once', async () => {
    const people = Array.from({ length: 6 }, (_, index) => `new${index}@people.example`)
    await Promise.all(
      people.map((address, index) =>
        call('/api/account/register', {
          address: `203.0.113.${index + 1}`,
          body: { email: address, password, firstName: 'A', lastName: 'B' },
        }),
      ),
    )
    const sentTo = (address: string) => server.output().split(`Mail to ${address}`).length - 1
    await vi.waitUntil(() => people.every((address) => sentTo(address) > 0), { timeout: 30_000 })
    // Another process would send it at its next look into the outbox.
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(people.map(sentTo)).toEqual(people.map(() => 1))
  })

  test('goes on when a process is killed, and replaces it', async () => {
    const [first = 0, second = 0] = childrenOf(pid())
    process.kill(first, 'SIGKILL')
    await vi.waitUntil(() => server.output().includes('A process of the server ended: by SIGKILL'))
    const ready = await atOnce(4, () => fetch(`${server.url}/api/health/ready`))
    expect(ready.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await vi.waitUntil(() => childrenOf(pid()).length === 2, { timeout: 20_000 })
    const now = childrenOf(pid())
    expect(now).toContain(second)
    expect(now).not.toContain(first)
  })

  test('stops all processes on SIGTERM', async () => {
    const processes = childrenOf(pid())
    await server.stop()
    expect(server.process.exitCode).toBe(0)
    const isAlive = (id: number) => {
      try {
        return process.kill(id, 0)
      } catch {
        return false
      }
    }
    expect(processes.filter(isAlive)).toEqual([])
  })

  test('that is stopped while it starts ends without an error', async () => {
    const child = await startChild(process.execPath, ['build/server/main.js'], {
      env: { ...process.env, ...env, PORT: String(await freePort()) },
    })
    await vi.waitUntil(() => childrenOf(child.pid).length > 0, { timeout: 30_000 })
    await child.end('SIGTERM')
    expect([child.process.exitCode, child.output()]).toEqual([0, expect.not.stringContaining('could not')])
  })
})

interface Call {
  readonly body: object
  readonly token?: string
  readonly address?: string
}
