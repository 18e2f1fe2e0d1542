import type { Server } from 'node:http'
import { expect, test } from 'vitest'
import { createHttpServer } from './http-server'
import { listen } from './port'
import { shutDown } from './shutdown'

const site = () => {}

async function running(
  fetch: () => Promise<Response>,
): Promise<{ server: Server; url: string; events: string[] }> {
  const events: string[] = []
  const server = createHttpServer({ fetch }, site)
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  return { server, url: `http://127.0.0.1:${port}/api`, events }
}

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  return { given, give: () => give() }
}

function closing(name: string, events: string[]) {
  return { close: async () => void events.push(name) }
}

test('shutdown: requests in flight are answered before the database is closed, and no new ones are accepted', async () => {
  const arrived = signal()
  const goOn = signal()
  const { server, url, events } = await running(async () => {
    arrived.give()
    await goOn.given
    return Response.json('answered')
  })
  // When the server has sent the response, not when the client has read it.
  server.on('request', (_, response) => response.on('finish', () => events.push('answered')))
  const inFlight = fetch(url).then((response) => response.json())
  await arrived.given
  const stopped = shutDown({
    server,
    app: closing('app', events),
    work: closing('work', events),
    database: closing('database', events),
  })
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  goOn.give()
  await stopped
  expect(await inFlight).toBe('answered')
  expect(events.toSorted()).toEqual(['answered', 'app', 'database', 'work'])
  expect(events.at(-1)).toBe('database')
})

test('shutdown: a keep-alive connection does not delay it', async () => {
  const { server, url, events } = await running(() => Promise.resolve(Response.json('quick')))
  await (await fetch(url)).json()
  const start = performance.now()
  await shutDown({
    server,
    app: closing('app', events),
    work: closing('work', events),
    database: closing('database', events),
  })
  expect(performance.now() - start).toBeLessThan(4000)
})
