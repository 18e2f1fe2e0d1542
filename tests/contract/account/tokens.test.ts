import { randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, type ServerApp } from '#server/lifecycle/app'
import { createServices } from '#server/lifecycle/create-services'
import { openSession, sessionLife } from '#server/features/auth/sessions/sessions'
import { openDatabase } from '#server/db/open'
import type { OpenDatabase } from '#server/db/open-database'
import { mine, register } from '../support/worlds/accounts'
import { clientOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let anonymous: Client
/** Another server on the same database. */
let other: ServerApp
let otherDatabase: OpenDatabase | undefined

beforeAll(async () => {
  world = await createWorld(corridor)
  anonymous = world.anonymous
  const { url } = world.database
  otherDatabase = url ? await openDatabase({ databaseUrl: url, dataDir: '' }) : undefined
  other = await createApp({ database: otherDatabase ?? world.database })
})
afterAll(async () => {
  await otherDatabase?.close()
  await world.close()
})

it('tokens and hashes are shared only by servers with the same SECRET_KEY', async () => {
  const { database } = world
  const [mixed, changed] = ['a'.repeat(32), 'b'.repeat(32)]
  const keys = [undefined, mixed, mixed, changed]
  const servers = await Promise.all(keys.map((secretKey) => createServices({ database, secretKey })))
  const token = await servers[1]?.tokens.sign('a user', 'a session', Date.now() + sessionLife)
  const read = await Promise.all(servers.map(({ tokens }) => tokens.verify(token ?? '')))
  expect(read).toEqual([undefined, 'a session', 'a session', undefined])
  const [plain, item, same, another] = servers.map(({ digest }) => digest('a code').toString('hex'))
  expect(item).toBe(same)
  expect(new Set([plain, item, another]).size).toBe(3)
})

describe('a token', () => {
  it('of an ended session is rejected at once by every server', async () => {
    const { accessToken } = await register(world)
    expect((await mine(other, accessToken)).status).toBe(200)
    expect((await clientOf(world.server, accessToken).post('/api/account/logout')).status).toBe(204)
    expect((await mine(other, accessToken)).status).toBe(401)
    expect((await mine(world.server, accessToken)).status).toBe(401)
  })

  it('of a banned user is rejected at once by every server', async () => {
    const { accessToken, user } = await register(world)
    expect((await mine(other, accessToken)).status).toBe(200)
    const { client } = world.people.admin
    expect((await client.post(`/api/users/${user.id}/ban`, { reason: 'A test.' })).status).toBe(200)
    expect((await mine(other, accessToken)).status).toBe(401)
    expect((await mine(world.server, accessToken)).status).toBe(401)
    expect((await client.post(`/api/users/${user.id}/reinstate`)).status).toBe(200)
    expect((await mine(other, accessToken)).status, 'it does not come back with the account').toBe(401)
  })

  it('grants the current role of its owner', async () => {
    const { accessToken, user } = await register(world)
    const client = clientOf(other, accessToken)
    expect((await client.get(`/api/users/${world.people.admin.id}`)).status).toBe(404)
    await world.people.admin.client.patch(`/api/users/${user.id}`, { role: 'manager' })
    expect((await client.get(`/api/users/${world.people.admin.id}`)).status).toBe(200)
    await world.people.admin.client.patch(`/api/users/${user.id}`, { role: 'user' })
    expect((await client.get(`/api/users/${world.people.admin.id}`)).status).toBe(404)
  })

  it('is rejected after its session has expired, although it is signed', async () => {
    const { user } = await register(world)
    const session = await openSession(world.database, user.id, undefined)
    expect(session.expiresAt - Date.now()).toBeLessThanOrEqual(sessionLife)
    const token = await world.server.services.tokens.sign(user.id, session.id, session.expiresAt)
    expect((await mine(world.server, token)).status).toBe(200)
    await world.database.query({
      text: `update "sessions" set "expiresAt" = now() - interval '1 second' where "id" = $1`,
      values: [session.id],
    })
    expect((await mine(world.server, token)).status).toBe(401)
    const late = await world.server.services.tokens.sign(user.id, session.id, Date.now() - 1000)
    expect((await mine(world.server, late)).status).toBe(401)
  })

  it('that is forged, foreign or malformed is rejected', async () => {
    const { user } = await register(world)
    const session = await openSession(world.database, user.id, undefined)
    const secret = await signingSecret()
    const made = (alg: string, key: Uint8Array, issuer = 'corridor') =>
      new SignJWT({ sid: session.id })
        .setProtectedHeader({ alg })
        .setIssuer(issuer)
        .setSubject(user.id)
        .setExpirationTime('1h')
        .sign(key)
    const good = await made('HS256', secret)
    expect((await mine(world.server, good)).status).toBe(200)
    const [header, payload, signature] = good.split('.') as [string, string, string]
    const admin = Buffer.from(
      JSON.stringify({ sid: session.id, sub: world.people.admin.id, iss: 'corridor' }),
    )
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const forged = [
      new UnsecuredJWT({ sid: session.id }).setIssuer('corridor').setExpirationTime('1h').encode(),
      `${none}.${payload}.${signature}`,
      `${none}.${payload}.x`,
      `${header}.${admin.toString('base64url')}.${signature}`,
      `${header}.${payload}.${signature.startsWith('x') ? 'y' : 'x'}${signature.slice(1)}`,
      await made('HS256', randomBytes(32)),
      await made('HS512', new Uint8Array([...secret, ...secret])),
      await made('HS256', secret, 'somebody else'),
      await made('HS256', new Uint8Array(32)),
      'x.y.z',
      'x',
      '',
      `${good} `.repeat(2).trim(),
    ]
    for (const token of forged) {
      const answer = await world.anonymous.get('/api/account/my-account', {
        authorization: `Bearer ${token}`,
      })
      expect(answer.status, token).toBe(401)
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    }
    for (const authorization of [good, `Basic ${good}`, `bearer${good}`, `Token ${good}`])
      expect((await anonymous.get('/api/account/my-account', { authorization })).status).toBe(401)
    expect((await anonymous.get(`/api/account/my-account?access_token=${good}`)).status).toBe(401)
    expect((await anonymous.get('/api/account/my-account', { cookie: `accessToken=${good}` })).status).toBe(
      401,
    )
  })

  it('without a valid session id is rejected, although it is signed', async () => {
    const { user } = await register(world)
    const secret = await signingSecret()
    const sign = (claims: Record<string, unknown>) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('corridor')
        .setSubject(user.id)
        .setExpirationTime('1h')
        .sign(secret)
    for (const claims of [
      {},
      { sid: 'x' },
      { sid: user.id },
      { sid: 1 },
      { sid: [user.id] },
      { sid: "' or 1=1" },
    ])
      expect((await mine(world.server, await sign(claims))).status, JSON.stringify(claims)).toBe(401)
  })

  async function signingSecret(): Promise<Uint8Array> {
    const [row] = await world.database.query<{ value: Buffer }>({
      text: `select "value" from "secrets" where "name" = 'jwt'`,
    })
    expect(row?.value.length).toBe(32)
    return new Uint8Array(row?.value ?? [])
  }
})
