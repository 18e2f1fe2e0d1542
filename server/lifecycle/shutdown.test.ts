import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
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

function closing(name: string, events: string[]) {
  return { close: async () => void events.push(name) }
}

test('what is in flight is answered before the database is closed, and nothing new is accepted', async () => {
  const { server, url, events } = await running(async () => {
    await sleep(300)
    return Response.json('answered')
  })
  const inFlight = fetch(url).then(async (response) => events.push(await response.json()))
  await sleep(100)
  const stopped = shutDown({ server, app: closing('app', events), database: closing('database', events) })
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  await Promise.all([inFlight, stopped])
  expect(events).toEqual(['app', 'answered', 'database'])
})

test('a connection that is kept alive does not delay it', async () => {
  const { server, url, events } = await running(() => Promise.resolve(Response.json('quick')))
  await (await fetch(url)).json()
  const start = performance.now()
  await shutDown({ server, app: closing('app', events), database: closing('database', events) })
  expect(performance.now() - start).toBeLessThan(1000)
})
