import { randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verbsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { openSession } from '#server/features/auth/sessions/sessions'
import { forgetAttempts, mine, newcomer, password, register, type SignedIn } from '../support/worlds/accounts'
import { clientOf, errorsOf } from '../support/worlds/client'
import { createFilledWorld } from '../support/worlds/filled-copy'
import { corridor } from '../support/worlds/declared'
import { codeTo } from '../support/mail/mails'
import { oracleOf, type Records } from '../support/expected/oracle'
import { perform } from '../support/expected/verbs'
import { storedRow, type World } from '../support/worlds/world'

let world: World
let records: Records
beforeAll(async () => {
  ;({ world, records } = await createFilledWorld(corridor))
})
beforeEach(() => forgetAttempts(world))
afterAll(() => world.close())

const users = corridor.app.users as AnyResource
const json = { 'content-type': 'application/json' }

describe('mass assignment of a role', () => {
  const forged = [
    '"role":"admin"',
    '"Role":"admin"',
    '"role":["admin"]',
    '"status":"banned"',
    '"emailVerified":false',
    '"__proto__":{"role":"admin"}',
    '"constructor":{"prototype":{"role":"admin"}}',
    '"user":{"role":"admin"}',
    '"permissions":{"users":["update"]}',
    '"passwordHash":"x"',
  ]
  it.each(forged)('%s is rejected by every call that takes account values', async (extra) => {
    const { accessToken, user } = await register(world)
    const client = clientOf(world.server, accessToken)
    const { email, firstName, lastName } = newcomer()
    const bodies: [method: string, path: string, body: string, who: typeof client][] = [
      [
        'POST',
        '/api/account/register',
        JSON.stringify({ email, password, firstName, lastName }),
        world.anonymous,
      ],
      ['POST', '/api/account/verify', JSON.stringify({ email, code: '123456' }), world.anonymous],
      [
        'POST',
        '/api/account/new-password',
        JSON.stringify({ email, code: '123456', password }),
        world.anonymous,
      ],
      ['POST', '/api/account/login', JSON.stringify({ email, password }), world.anonymous],
      ['PATCH', '/api/account/my-account', '{"about":"x"}', client],
      ['PATCH', `/api/users/${user.id}`, '{"about":"x"}', client],
    ]
    for (const [method, path, body, who] of bodies) {
      const answer = await who.send(method, path, `${body.slice(0, -1)},${extra}}`, json)
      expect(answer.status, `${path} ${answer.text}`).toBe(422)
    }
    expect(await storedRow(world, users, user.id)).toMatchObject({ role: 'user', about: null })
    expect(({} as { role?: string }).role).toBeUndefined()
  })

  it('duplicate keys, the query string, a form body and headers do not change the role', async () => {
    const { accessToken, user } = await register(world)
    const client = clientOf(world.server, accessToken)
    await client.send('PATCH', '/api/account/my-account?role=admin', '{"about":"one","about":"two"}', {
      ...json,
      'x-role': 'admin',
    })
    await client.send('PATCH', '/api/account/my-account', 'role=admin', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    await client.send('POST', '/api/account/my-account', '{"role":"admin"}', {
      ...json,
      'x-http-method-override': 'PATCH',
    })
    expect(await storedRow(world, users, user.id)).toMatchObject({ role: 'user' })
  })
})

describe('records of other users', () => {
  it.each(Object.values(corridor.app))(
    '$name: a user without access cannot read, change, move or delete them by id',
    async (resource) => {
      const stranger = await register(world)
      const client = clientOf(world.server, stranger.accessToken)
      const oracle = oracleOf(world.app, records, { role: 'user', id: stranger.user.id })
      const others = (records[resource.name] ?? []).filter((row) => !oracle.reads(resource, row)).slice(0, 6)
      for (const row of others)
        for (const verb of verbsOf(resource).filter((name) => name !== 'create')) {
          const before = await storedRow(world, resource, row.id)
          const answer = await perform({ client }, resource, verb, row.id)
          expect([403, 404, 405], `${verb} ${answer.text}`).toContain(answer.status)
          expect(await storedRow(world, resource, row.id)).toEqual(before)
          for (const beside of ['history', 'why?verb=update'])
            expect(
              (await client.get(`/api/${resource.name}/${row.id}/${beside}`)).status,
              beside,
            ).toBeGreaterThanOrEqual(400)
        }
    },
  )

  it('an account call takes the user from the session, never from the query', async () => {
    const { accessToken } = await register(world)
    const client = clientOf(world.server, accessToken)
    const { id } = world.people.admin
    for (const path of [`/api/account/my-account?id=${id}`, `/api/account/sessions?userId=${id}`])
      expect((await client.get(path)).text).not.toContain(id)
  })
})

describe('a token', () => {
  it('that is unsigned, foreign, expired, malformed or of a revoked session is rejected', async () => {
    const { user, accessToken } = await register(world)
    const session = await openSession(world.database, user.id, undefined)
    const { tokens } = world.server.services
    const [, payload = '', signature = ''] = accessToken.split('.')
    const head = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const foreign = await new SignJWT({ sid: session.id })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('corridor')
      .setExpirationTime('1h')
      .sign(randomBytes(32))
    const late = await tokens.sign(user.id, session.id, Date.now() - 1000)
    const bent = [
      new UnsecuredJWT({ sid: session.id }).setIssuer('corridor').setExpirationTime('1h').encode(),
      ...['none', 'None', 'NONE', 'RS256', 'HS1'].map((alg) => `${head({ alg })}.${payload}.${signature}`),
      `${head({ alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } })}.${payload}.${signature}`,
      `${head({ alg: 'HS256', kid: '../../dev/null' })}.${payload}.${signature}`,
      foreign,
      late,
      await tokens.signTicket({ userId: user.id, standing: '' }),
    ]
    for (const token of bent) expect((await mine(world.server, token)).status, token).toBe(401)
    const good = await tokens.sign(user.id, session.id, session.expiresAt)
    expect((await mine(world.server, good)).status).toBe(200)
    await clientOf(world.server, accessToken).remove(`/api/account/sessions/${session.id}`)
    expect((await mine(world.server, good)).status).toBe(401)
  })

  it('of a registration gives no access, also when the address already has an account', async () => {
    const { email } = await register(world)
    const answer = await world.anonymous.post('/api/account/register', { ...newcomer(), email })
    const { accessToken, user } = answer.body as SignedIn
    const client = clientOf(world.server, accessToken)
    for (const path of [
      '/api/users',
      '/api/products',
      '/api/account/sessions',
      '/api/notifications',
      `/api/users/${user.id}`,
    ])
      expect((await client.get(path)).status, path).toBe(403)
    expect((await client.patch('/api/account/my-account', { about: 'x' })).status).toBe(403)
    expect((await mine(world.server, accessToken)).body).toMatchObject({
      user: { displayName: 'New Person', status: 'pending' },
    })
  })
})

describe('bodies of account calls', () => {
  const paths = [
    'login',
    'register',
    'verify',
    'resend-code',
    'reset-password',
    'new-password',
    'login/second-factor',
    'invitation',
  ]

  it.each(paths)(
    '%s rejects bodies that are too large, malformed, too deep, of the wrong type or no object',
    async (path) => {
      const send = (text: string, headers: Record<string, string> = json) =>
        world.anonymous.send('POST', `/api/account/${path}`, text, headers)
      expect(
        (await send(JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(20_000) }))).status,
      ).toBe(413)
      for (const text of ['{', '\0', "{'email':1}", '{"email":"a@b.example"'])
        expect((await send(text)).status, text).toBe(400)
      expect(
        (await send('email=a@b.example', { 'content-type': 'application/x-www-form-urlencoded' })).status,
      ).toBe(400)
      for (const text of ['[]', '1', 'null', '"x"', '{}', `{"email":${'['.repeat(3000)}${']'.repeat(3000)}}`])
        expect([400, 422], text.slice(0, 20)).toContain((await send(text)).status)
      for (const value of [{ $ne: null }, ['a'], 1, true, null, 'a\0b', '\ud800'])
        expect([400, 422]).toContain(
          (
            await send(
              JSON.stringify({
                email: value,
                code: value,
                password: value,
                ticket: value,
                invitation: value,
              }),
            )
          ).status,
        )
    },
  )

  it('SQL, templates and header lines in values are treated as text', async () => {
    const person = { ...newcomer(), firstName: "Robert'); drop table users; --", lastName: '{{7*7}}${7*7}' }
    expect((await world.anonymous.post('/api/account/register', person)).status).toBe(200)
    const code = await codeTo(world, person.email)
    const verified = await world.anonymous.post('/api/account/verify', { email: person.email, code })
    expect((verified.body as SignedIn).user).toMatchObject({
      firstName: person.firstName,
      lastName: person.lastName,
    })
    for (const email of ["' or 1=1 --@b.example", 'a@b.example\r\nBcc: c@d.example'])
      expect(
        Object.keys(errorsOf(await world.anonymous.post('/api/account/login', { email, password }))),
      ).toContain('email')
  })
})

it('API responses are sent with Cache-Control: no-store', async () => {
  const { accessToken } = await register(world)
  const client = clientOf(world.server, accessToken)
  const answers = [
    await client.get('/api/account/my-account'),
    await client.get('/api/account/sessions'),
    await client.get('/api/account/api-keys'),
    await client.get('/api/products'),
    await world.anonymous.post('/api/account/login', { email: 'a@b.example', password }),
    await world.anonymous.get('/api/products'),
  ]
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(answers.map(() => 'no-store'))
})
