import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forgetAttempts, givePasswords, mine, password, register } from '../support/worlds/accounts'
import { clientOf, errorsOf, type Answer, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { codeTo } from '../support/mail/mails'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  await givePasswords(world, world.people.admin, world.people.manager)
})
beforeEach(() => forgetAttempts(world))
afterAll(() => world.close())

interface Made {
  readonly key: string
  readonly apiKey: { readonly id: string; readonly ending: string; readonly role: string }
}
const make = async (client: Client, given: object = {}): Promise<Made> => {
  const answer = await client.post('/api/account/api-keys', { name: 'Reports', password, ...given })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Made
}
const titleOf = (answer: Answer) => (answer.body as { title?: string }).title

it('an API key is shown once, stored as a hash, and reads what its owner reads', async () => {
  const { client } = world.people.manager
  const { key, apiKey } = await make(client)
  expect(key).toMatch(/^ck_[\w-]{43}$/)
  expect(apiKey).toMatchObject({ role: 'manager', ending: key.slice(-4) })
  const listed = await client.get('/api/account/api-keys')
  expect(listed.text).toContain(apiKey.id)
  expect(listed.text).not.toContain(key)
  const stored = await world.database.query<{ text: string }>({
    text: 'select row_to_json("api_keys")::text as "text" from "api_keys"',
  })
  expect(stored.map(({ text }) => text).join()).not.toContain(key.slice(3))
  const program = clientOf(world.server, key)
  const [own, read] = [await client.get('/api/products'), await program.get('/api/products')]
  expect([read.status, read.body]).toEqual([200, own.body])
  expect((await program.get('/api/account/my-account')).body).toMatchObject({
    user: { id: world.people.manager.id },
  })
  expect(
    ((await client.get('/api/account/api-keys')).body as { apiKeys: { lastUsedAt: string }[] }).apiKeys[0]
      ?.lastUsedAt,
  ).toBeTruthy()
})

it('an API key has the weaker of its own role and the current role of its owner', async () => {
  const { admin, manager } = world.people
  const weak = clientOf(world.server, (await make(admin.client, { role: 'user' })).key)
  expect(titleOf(await weak.get('/api/outbox'))).toBe('forbidden')
  expect((await admin.client.get('/api/outbox')).status).toBe(200)
  expect(
    errorsOf(await manager.client.post('/api/account/api-keys', { name: 'x', password, role: 'admin' })),
  ).toHaveProperty('role')
  const { user, accessToken } = await register(world)
  await admin.client.patch(`/api/users/${user.id}`, { role: 'manager' })
  const strong = clientOf(world.server, (await make(clientOf(world.server, accessToken))).key)
  expect((await strong.get(`/api/users/${admin.id}`)).status).toBe(200)
  await admin.client.patch(`/api/users/${user.id}`, { role: 'user' })
  expect((await strong.get(`/api/users/${admin.id}`)).status).toBe(404)
})

it('an API key gets 403 for account, key, session, user and invitation endpoints', async () => {
  const { client, id } = world.people.admin
  const program = clientOf(world.server, (await make(client)).key)
  const calls: [string, string, object?][] = [
    ['POST', '/api/account/change-password', { old: 'x', new: 'yyyyyy' }],
    ['GET', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions'],
    ['POST', '/api/account/2fa/setup', { password: 'x' }],
    ['POST', '/api/account/2fa/disable', { password: 'x', code: '1' }],
    ['GET', '/api/account/api-keys'],
    ['POST', '/api/account/api-keys', { name: 'Another', password }],
    ['PATCH', '/api/account/my-account', { displayName: 'Key' }],
    ['PATCH', `/api/users/${world.people.user.id}`, { role: 'admin' }],
    ['PATCH', `/api/users/${id}`, { email: 'attacker@people.example' }],
    [
      'POST',
      '/api/users',
      { displayName: 'K', firstName: 'K', lastName: 'K', email: 'k@people.example', role: 'admin' },
    ],
    ['POST', `/api/users/${world.people.user.id}/ban`, { reason: 'x' }],
    ['DELETE', `/api/users/${world.people.user.id}`],
    ['POST', '/api/invitations', { email: 'k2@people.example', role: 'admin' }],
  ]
  for (const [method, path, body] of calls) {
    const answer = await program.send(method, path, body && JSON.stringify(body), {
      'content-type': 'application/json',
    })
    expect([answer.status, titleOf(answer)], `${method} ${path}`).toEqual([403, 'personOnly'])
  }
})

it('creating an API key requires the password; the 11th wrong password is throttled', async () => {
  const { client } = world.people.admin
  for (const given of [{}, { password: '' }])
    expect(errorsOf(await client.post('/api/account/api-keys', { name: 'x', ...given }))).toHaveProperty(
      'password',
    )
  const guessed = (guess: number) =>
    client.post('/api/account/api-keys', { name: 'x', password: `a guess ${guess}` })
  for (let guess = 0; guess < 10; guess++) expect(errorsOf(await guessed(guess))).toHaveProperty('password')
  expect(titleOf(await guessed(10))).toBe('throttled')
  expect((await client.get('/api/account/api-keys')).text).not.toContain('"name":"x"')
})

it('an API key cannot read the outbox: list, record, export, history and search omit it', async () => {
  const { client } = world.people.admin
  const { email } = await register(world)
  const program = clientOf(world.server, (await make(client, { role: 'admin' })).key)
  const [mail] = (await client.get(`/api/outbox?q=${email}`)).body as { id: string }[]
  const refused = await Promise.all(
    ['', `?q=${email}`, `/${mail?.id}`, `/export?q=${email}`, `/${mail?.id}/history`].map((path) =>
      program.get(`/api/outbox${path}`),
    ),
  )
  expect(refused.map((answer) => [answer.status, titleOf(answer)])).toEqual(
    refused.map(() => [403, 'personOnly']),
  )
  const look = (who: Client) => who.get(`/api/search?q=${email}`)
  expect((await look(client)).text, 'there is something to be found').toContain(mail?.id)
  const found = await look(program)
  expect([found.status, found.text.includes(String(mail?.id))]).toEqual([200, false])
})

it('API keys are revoked when the password is changed or reset, and stay revoked after a ban is lifted', async () => {
  const { admin } = world.people
  const requests = async (key: string) => (await clientOf(world.server, key).get('/api/products')).status
  const { email, user, accessToken } = await register(world)
  const client = clientOf(world.server, accessToken)
  const changed = { old: password, new: 'a slow green river' }
  const { key } = await make(client)
  expect((await client.post('/api/account/change-password', changed)).status).toBe(204)
  expect(await requests(key), 'whoever knew the password may have made it').toBe(401)
  const other = await client.post('/api/account/api-keys', { name: 'Reports', password: changed.new })
  const { key: stored } = other.body as Made
  expect((await client.post('/api/account/change-password', { ...changed, old: 'wrong' })).status).toBe(422)
  expect(await requests(stored), 'nothing was changed').toBe(200)
  await world.anonymous.post('/api/account/reset-password', { email })
  const recovered = await world.anonymous.post('/api/account/new-password', {
    email,
    password,
    code: await codeTo(world, email),
  })
  expect([recovered.status, await requests(stored)]).toEqual([200, 401])
  const { accessToken: token } = recovered.body as { accessToken: string }
  const second = (await make(clientOf(world.server, token))).key
  expect(await requests(second)).toBe(200)
  await admin.client.post(`/api/users/${user.id}/ban`, { reason: 'A test.' })
  expect((await admin.client.post(`/api/users/${user.id}/reinstate`)).status).toBe(200)
  expect([await requests(second), (await mine(world.server, token)).status]).toEqual([401, 401])
})

it('an API key that is revoked, expired, forged or of a banned owner gets 401', async () => {
  const { admin } = world.people
  const { user, accessToken } = await register(world)
  const client = clientOf(world.server, accessToken)
  const soon = new Date(Date.now() + 60_000).toISOString()
  const [revoked, expired, banned] = [
    await make(client),
    await make(client, { expiresAt: soon }),
    await make(client),
  ]
  const requests = async ({ key }: Made) => (await clientOf(world.server, key).get('/api/products')).status
  expect([await requests(revoked), await requests(expired), await requests(banned)]).toEqual([200, 200, 200])
  expect(
    (await admin.client.remove(`/api/account/api-keys/${revoked.apiKey.id}`)).status,
    'not by others',
  ).toBe(404)
  expect((await client.remove(`/api/account/api-keys/${revoked.apiKey.id}`)).status).toBe(204)
  await world.database.query({
    text: `update "api_keys" set "expiresAt" = now() - interval '1 second' where "id" = $1`,
    values: [expired.apiKey.id],
  })
  await admin.client.post(`/api/users/${user.id}/ban`, { reason: 'A test.' })
  expect([await requests(revoked), await requests(expired), await requests(banned)]).toEqual([401, 401, 401])
  for (const forged of ['ck_', `ck_${'a'.repeat(43)}`, `ck_${'a'.repeat(5000)}`])
    expect((await clientOf(world.server, forged).get('/api/products')).status).toBe(401)
  expect(
    errorsOf(
      await admin.client.post('/api/account/api-keys', {
        name: 'x',
        password,
        expiresAt: '2020-01-01T00:00:00.000Z',
      }),
    ),
  ).toHaveProperty('expiresAt')
})
