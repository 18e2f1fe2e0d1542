import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyWorkspace } from '../support/prepared-data'
import { startServer, type TestServer } from '../support/server'
import { copyFolder, removeFolder, temporaryFolder } from '../support/temporary-folder'

const kills = 20
const writers = 4
let dataDir: string

beforeAll(async () => {
  dataDir = temporaryFolder('killed')
  copyFolder(await emptyWorkspace(), dataDir)
})
afterAll(() => removeFolder(dataDir))

type Saved = { id: string; version: number; stock: number }

async function signIn({ url }: TestServer): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@corridor.example', password: 'corridor' }),
  })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
}

/** Creates and changes products one after the other, and collects what the server has acknowledged. */
async function write(
  url: string,
  headers: Record<string, string>,
  name: string,
  saved: Map<string, Saved>,
): Promise<void> {
  for (let index = 0; ; index++) {
    const body = {
      name: `${name} ${index}`,
      code: `${name}-${index}`,
      price: 100,
      stock: 0,
    }
    const created = await send(`${url}/api/products`, 'POST', headers, body)
    saved.set(created.id, created)
    const changed = await send(`${url}/api/products/${created.id}`, 'PATCH', headers, { stock: index + 1 })
    saved.set(changed.id, changed)
  }
}

async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: object,
): Promise<Saved> {
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Saved
}

/** The acknowledged records that are missing or older than acknowledged. */
async function lost(
  url: string,
  headers: Record<string, string>,
  saved: Map<string, Saved>,
): Promise<Saved[]> {
  const missing: Saved[] = []
  const all = [...saved.values()]
  for (let start = 0; start < all.length; start += 200) {
    const part = all.slice(start, start + 200)
    const query = part.map(({ id }) => `id=${id}`).join('&')
    const answer = await fetch(`${url}/api/products?_end=200&${query}`, { headers })
    const { products } = (await answer.json()) as { products: Saved[] }
    const found = new Map(products.map((row) => [row.id, row]))
    missing.push(...part.filter((row) => (found.get(row.id)?.version ?? 0) < row.version))
  }
  return missing
}

test(`${kills} kills during writes lose no acknowledged record`, { timeout: 600_000 }, async () => {
  const saved = new Map<string, Saved>()
  for (let round = 0; round < kills; round++) {
    const server = await startServer({ dataDir })
    const headers = await signIn(server)
    expect(await lost(server.url, headers, saved)).toEqual([])
    const before = saved.size
    const running = Array.from({ length: writers }, (_, writer) =>
      write(server.url, headers, `round ${round} writer ${writer}`, saved).catch(() => undefined),
    )
    while (saved.size < before + 3) await sleep(5)
    await sleep((round * 53) % 300)
    await server.kill()
    await Promise.all(running)
    expect(saved.size).toBeGreaterThan(before)
  }
  const server = await startServer({ dataDir })
  const headers = await signIn(server)
  expect(await lost(server.url, headers, saved)).toEqual([])
  await server.stop()
})

/** Begins a request with a body, and resolves when the server has its headers and waits for the rest. */
async function begun(url: string, headers: Record<string, string>): Promise<ClientRequest> {
  const waiting = request(url, { method: 'POST', headers: { ...headers, expect: '100-continue' } })
  waiting.flushHeaders()
  await once(waiting, 'continue')
  return waiting
}

test(
  'a server that is asked to stop completes requests in flight and exits with code 0',
  { timeout: 120_000 },
  async () => {
    const server = await startServer({ dataDir })
    const headers = await signIn(server)
    const answers = Array.from({ length: 12 }, (_, index) =>
      fetch(`${server.url}/api/products?_end=${index + 1}`, { headers }).then(
        (answer) => answer.status,
        () => 'refused' as const,
      ),
    )
    const half = await begun(`${server.url}/api/products`, headers)
    const since = performance.now()
    const stopped = server.stop()
    await expect.poll(() => server.output(), { timeout: 4000 }).toContain('Stopping …')
    half.end(JSON.stringify({ name: 'Half sent', code: 'half-sent', price: 100 }))
    const [created] = (await once(half, 'response')) as [IncomingMessage]
    expect(created.statusCode).toBe(201)
    created.resume()
    await stopped
    const ended = await Promise.all(answers)
    expect(ended.filter((status) => status === 200).length).toBeGreaterThan(0)
    expect(ended.filter((status) => status !== 200 && status !== 'refused')).toEqual([])
    expect(performance.now() - since).toBeLessThan(10_000)
    expect(server.process.exitCode).toBe(0)
  },
)
