import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyWorkspace } from '../support/prepared-data'
import { startServer, type TestServer } from '../support/server'
import { removeFolder, temporaryFolder } from '../support/temporary-folder'

let dataDir: string
beforeAll(() => {
  dataDir = temporaryFolder('killed-bulk')
})
afterAll(() => removeFolder(dataDir))

async function signIn({ url }: TestServer): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: 'admin@corridor.example', password: 'corridor' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/account/login`, { method: 'POST', headers, body })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return { ...headers, authorization: `Bearer ${accessToken}`, accept: 'application/x-ndjson' }
}

/** The number of customers with the value of the bulk change. */
async function changed({ url }: TestServer, headers: Record<string, string>): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify([{ field: 'segment', value: 'enterprise' }]))
  const answer = await fetch(`${url}/api/customers?filter=${filter}&_start=0&_end=1`, { headers })
  return Number(answer.headers.get('x-total-count'))
}

async function addCustomers({ url }: TestServer, headers: Record<string, string>, count: number) {
  const lines = Array.from({ length: count }, (_, index) => `Bulk ${index},bulk${index}@example.com,DE,EUR`)
  const form = new FormData()
  form.set('file', new Blob([['name,email,country,currency', ...lines].join('\n')]), 'customers.csv')
  const { 'content-type': _, ...rest } = headers
  const answer = await fetch(`${url}/api/customers/import`, { method: 'POST', headers: rest, body: form })
  expect(answer.status, await answer.text()).toBe(200)
}

test('a bulk run whose server is killed midway is completed after the restart', async () => {
  const first = await startServer({ dataDir, copyOf: await emptyWorkspace() })
  const headers = await signIn(first)
  await addCustomers(first, headers, 3000)
  const plan = await fetch(`${first.url}/api/customers/bulk`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ verb: 'update', values: { segment: 'enterprise' }, dryRun: true }),
  })
  const { token, count } = (await plan.json()) as { token: string; count: number }
  expect(count).toBeGreaterThanOrEqual(3000)
  const running = await fetch(`${first.url}/api/customers/bulk`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ token }),
  })
  // The first progress has been sent.
  const reader = running.body?.getReader()
  await reader?.read()
  await first.kill()
  const second = await startServer({ dataDir })
  const again = await signIn(second)
  await expect.poll(() => changed(second, again), { timeout: 120_000, interval: 250 }).toBe(count)
  const ended = await fetch(`${second.url}/api/undo/${token}`, { method: 'POST', headers: again })
  expect(ended.status).toBe(200)
  await ended.text()
  expect(await changed(second, again)).toBe(0)
  await second.stop()
}, 300_000)
