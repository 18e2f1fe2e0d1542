import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '#tests/support/postgres'
import { startServer, type TestServer } from '#tests/support/server'
import { listen } from '../listen'

const postgres = await startPostgres()
afterAll(() => postgres?.stop())

interface SignedIn {
  readonly accessToken: string
  readonly user: { readonly id: string }
}

/** Registers a user and enters the code, which the server that sends the mail has logged. */
async function register(servers: readonly [TestServer, TestServer]): Promise<SignedIn> {
  const call = (path: string, body: object) =>
    fetch(`${servers[0].url}/api/account/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const email = 'heard@people.example'
  await call('register', { email, password: 'a long secret 1', firstName: 'A', lastName: 'B' })
  const logged = () => servers.map((server) => server.output()).join('\n')
  const code = () => /Mail to heard@\S+: (\d{6}) is/.exec(logged())?.[1]
  await expect.poll(code, { timeout: 15_000 }).toBeDefined()
  return (await (await call('verify', { email, code: code() })).json()) as SignedIn
}

test.skipIf(!postgres)(
  'a change through one server reaches the stream of another within 250 ms',
  { timeout: 120_000 },
  async () => {
    const env = { DATABASE_URL: postgres?.url ?? '' }
    const servers = [await startServer({ env }), await startServer({ env })] as const
    const { accessToken, user } = await register(servers)
    const stream = await listen(servers[1], accessToken)
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
    const change = async (about: string): Promise<number> => {
      const url = `${servers[0].url}/api/account/my-account`
      const answer = await fetch(url, { method: 'PATCH', headers, body: JSON.stringify({ about }) })
      const { user: row } = (await answer.json()) as { user: { version: number } }
      return row.version
    }
    const delays: number[] = []
    for (let round = 0; round < 7; round++) {
      const version = await change(`Round ${round}`)
      const since = performance.now()
      await stream.until((events) => events.some((item) => item.id === user.id && item.version === version))
      delays.push(performance.now() - since)
    }
    expect(delays.toSorted((item, other) => item - other)[3]).toBeLessThan(250)
    const out = await fetch(`${servers[0].url}/api/account/logout`, { method: 'POST', headers, body: '{}' })
    expect(out.status).toBe(204)
    await stream.ended()
    for (const server of servers) await server.stop()
  },
)
