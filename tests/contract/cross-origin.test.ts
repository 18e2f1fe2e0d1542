import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../server/app'
import { clientOf } from './support/client'
import { corridor } from './support/declared'
import { createWorld, type World } from './support/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

const friend = 'https://shop.company.com'
const asked = (origin: string) => ({ origin, 'access-control-request-method': 'POST' })
const allowed = 'access-control-allow-origin'

it('pages of other origins read nothing, unless a setting names them', async () => {
  for (const origin of [friend, 'null', 'http://corridor.test.evil.example']) {
    const answer = await world.people.admin.client.get('/api/products', { origin })
    expect(answer.headers.get(allowed)).toBeNull()
    const before = await world.nobody.send('OPTIONS', '/api/account/login', undefined, asked(origin))
    expect(before.headers.get(allowed)).toBeNull()
  }
})

it('an origin that is named may call with a token, and never with a cookie', async () => {
  const server = await createApp({ database: world.database, corsOrigins: [friend] })
  const client = clientOf(server)
  const before = await client.send('OPTIONS', '/api/products', undefined, asked(friend))
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
