import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/lifecycle/app'
import { clientOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, changeLogLength, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

const friend = 'https://shop.company.com'
const requests = (origin: string) => ({ origin, 'access-control-request-method': 'POST' })
const allowed = 'access-control-allow-origin'

it('pages of other origins cannot read responses unless a setting names the origin', async () => {
  for (const origin of [friend, 'null', 'http://corridor.test.evil.example']) {
    const answer = await world.people.admin.client.get('/api/products', { origin })
    expect(answer.headers.get(allowed)).toBeNull()
    const before = await world.anonymous.send('OPTIONS', '/api/account/login', undefined, requests(origin))
    expect(before.headers.get(allowed)).toBeNull()
  }
})

it('an allowed origin may call with a token, but never with a cookie', async () => {
  const server = await createApp({ database: world.database, corsOrigins: [friend] })
  const client = clientOf(server)
  const before = await client.send('OPTIONS', '/api/products', undefined, requests(friend))
  expect([before.status, before.headers.get(allowed)]).toEqual([204, friend])
  expect(before.headers.get('access-control-allow-headers')).toContain('authorization')
  expect(before.headers.get('access-control-allow-credentials')).toBeNull()
  const answer = await client.get('/api/products', { origin: friend })
  expect([answer.status, answer.headers.get(allowed)]).toEqual([401, friend])
  expect(answer.headers.get('vary')).toMatch(/origin/i)
  expect(
    (await client.get('/api/products', { origin: `${friend}.evil.example` })).headers.get(allowed),
  ).toBeNull()
})

it('a page of an allowed origin may send and read every header that the client uses, and show files', async () => {
  const server = await createApp({ database: world.database, corsOrigins: [friend] })
  const client = clientOf(server)
  const sent = 'authorization,content-type,if-match,idempotency-key,last-event-id,range'
  const preflight = await client.send('OPTIONS', '/api/stream', undefined, {
    ...requests(friend),
    'access-control-request-headers': sent,
  })
  expect(preflight.headers.get('access-control-allow-headers')?.split(',')).toEqual(
    expect.arrayContaining(sent.split(',')),
  )
  const answer = await client.get('/api/products', { origin: friend })
  const exposed = answer.headers.get('access-control-expose-headers')
  for (const name of ['x-total-count', 'x-total-capped', 'x-tab-totals', 'link'])
    expect(exposed).toContain(name)
  expect(exposed).not.toContain('x-build')
  expect(answer.headers.get('cross-origin-resource-policy')).toBeNull()
  const content = await client.get(`/api/contents/${world.people.admin.id}`, { origin: friend })
  expect(content.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  await server.close()
})

const letter = {
  name: 'Wen Li',
  email: 'wen@origin.example',
  subject: 'A question',
  message: 'What does it cost?',
  language: 'en',
}
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (headers: Record<string, string>, client = world.anonymous) =>
  client.send('POST', '/api/site/contact', new URLSearchParams(letter).toString(), { ...form, ...headers })

it('a contact form posted from a page of another origin is rejected by its Origin and Sec-Fetch-Site headers', async () => {
  const before = await changeLogLength(world, 'enquiries')
  for (const headers of [
    { origin: friend },
    { origin: 'null' },
    { origin: 'http://corridor.test.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.corridor.test' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://corridor.test' },
  ] as Record<string, string>[]) {
    const answer = await post(headers)
    expect([answer.status, answer.body], JSON.stringify(headers)).toMatchObject([
      403,
      { title: 'foreignOrigin' },
    ])
  }
  expect(await changeLogLength(world, 'enquiries')).toBe(before)
})

it('a contact form from the same origin, an allowed origin or a client without Origin is accepted', async () => {
  const named = await createApp({ database: world.database, corsOrigins: [friend] })
  for (const [headers, client] of [
    [{}, world.anonymous],
    [{ origin: 'http://corridor.test' }, world.anonymous],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://corridor.test' }, world.anonymous],
    [{ 'sec-fetch-site': 'cross-site', origin: friend }, clientOf(named)],
  ] as const) {
    const answer = await post(headers, client)
    expect(answer.status, `${JSON.stringify(headers)}: ${answer.text}`).toBe(303)
  }
  await named.close()
})
