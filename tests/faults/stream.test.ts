import { expect, test } from 'vitest'
import type { OpenStream } from '../contract/support/worlds/stream'
import { emptyWorkspace } from '../support/prepared-data'
import { startServer, type TestServer } from '../support/server'
import { removeFolder, temporaryFolder } from '../support/temporary-folder'
import { listen } from './listen'

async function signIn({ url }: TestServer): Promise<string> {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@corridor.example', password: 'corridor' }),
  })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

let made = 0
async function newCustomer({ url }: TestServer, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/customers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Heard ${++made}`, email: `heard${made}@heard.example`, country: 'DE' }),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

const of = (id: string) => (events: OpenStream['changes']) => events.some((item) => item.id === id)
const tells = (stream: OpenStream, id: string) => stream.until((events) => of(id)([...events]))

test('a restarted server first sends the changes that a client missed', { timeout: 120_000 }, async () => {
  const dataDir = temporaryFolder('stream')
  const first = await startServer({ dataDir, copyOf: await emptyWorkspace() })
  const token = await signIn(first)
  const before = await listen(first, token)
  await tells(before, await newCustomer(first, token))
  const last = before.last()
  const missed = await newCustomer(first, token)
  await first.kill()
  await before.ended()
  const second = await startServer({ dataDir })
  const after = await listen(second, token, last)
  await tells(after, missed)
  await tells(after, await newCustomer(second, token))
  expect(after.events.map(({ event }) => event)).not.toContain('everything')
  await second.stop()
  await after.ended()
  expect(second.process.exitCode).toBe(0)
  removeFolder(dataDir)
})
