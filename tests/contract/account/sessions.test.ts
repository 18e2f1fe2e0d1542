import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forgetAttempts, mine, password, register, type SignedIn } from '../support/worlds/accounts'
import { clientOf, errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { mailsTo } from '../support/mail/mails'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
beforeEach(() => forgetAttempts(world))
afterAll(() => world.close())

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

const signIn = async (email: string, agent: string, given = password) =>
  (await world.anonymous.post('/api/account/login', { email, password: given }, { 'user-agent': agent }))
    .body as SignedIn

interface Listed {
  readonly id: string
  readonly current: boolean
  readonly browser: string
  readonly system: string
  readonly device: string
}
const sessionsOf = async (token: string) =>
  ((await clientOf(world.server, token).get('/api/account/sessions')).body as { sessions: Listed[] }).sessions

it('sessions are listed with browser, system and device, the current one first', async () => {
  const { email, accessToken } = await register(world)
  await clientOf(world.server, accessToken).post('/api/account/logout')
  const phone = await signIn(email, safari)
  const desk = await signIn(email, chrome)
  const listed = await sessionsOf(phone.accessToken)
  expect(listed).toMatchObject([
    { current: true, browser: 'Safari', system: 'iOS', device: 'phone' },
    { current: false, browser: 'Chrome', system: 'Windows', device: 'desktop' },
  ])
  expect((await mine(world.server, desk.accessToken)).status).toBe(200)
})

it('the sessions of a deleted account stay ended when the deletion is undone', async () => {
  const { admin } = world.people
  const { accessToken, user } = await register(world)
  const looked = await admin.client.post('/api/users/bulk', { verb: 'delete', ids: [user.id], dryRun: true })
  const { token } = looked.body as { token: string }
  expect((await admin.client.post('/api/users/bulk', { token })).status).toBe(200)
  expect((await mine(world.server, accessToken)).status).toBe(401)
  expect((await admin.client.post(`/api/undo/${token}`, {})).body).toMatchObject({ count: 1 })
  expect((await admin.client.get(`/api/users/${user.id}`)).body).toMatchObject({ status: 'active' })
  expect((await mine(world.server, accessToken)).status).toBe(401)
})

it('users end one of their sessions or all but the current one, and none of others', async () => {
  const { email, accessToken } = await register(world)
  const [phone, desk] = [await signIn(email, safari), await signIn(email, chrome)]
  const client = clientOf(world.server, phone.accessToken)
  const other = (await sessionsOf(phone.accessToken)).find(({ browser }) => browser === 'Chrome')
  const stranger = await register(world)
  const foreign = clientOf(world.server, stranger.accessToken)
  for (const id of [other?.id, 'x', stranger.user.id])
    expect((await foreign.remove(`/api/account/sessions/${id}`)).status).toBe(404)
  expect((await client.remove(`/api/account/sessions/${other?.id}`)).status).toBe(204)
  expect((await mine(world.server, desk.accessToken)).status).toBe(401)
  expect((await client.remove(`/api/account/sessions/${other?.id}`)).status).toBe(404)
  expect((await client.remove('/api/account/sessions')).status).toBe(204)
  expect((await mine(world.server, accessToken)).status).toBe(401)
  expect((await mine(world.server, phone.accessToken)).status).toBe(200)
  expect((await mine(world.server, stranger.accessToken)).status).toBe(200)
})

it('changing the password requires the old one and ends every other session', async () => {
  const { email, accessToken } = await register(world)
  const client = clientOf(world.server, accessToken)
  const other = await signIn(email, chrome)
  const change = (given: object) => client.post('/api/account/change-password', given)
  const fresh = 'quite some other words'
  expect(errorsOf(await change({ old: 'wrong', new: fresh }))).toEqual({
    old: ['This is not your password.'],
  })
  expect(Object.keys(errorsOf(await change({ old: password, new: 'qwerty' })))).toEqual(['new'])
  expect(Object.keys(errorsOf(await change({ old: password, new: password })))).toEqual(['new'])
  expect((await change({ old: password, new: fresh })).status).toBe(204)
  expect((await mine(world.server, other.accessToken)).status).toBe(401)
  expect((await mine(world.server, accessToken)).status).toBe(200)
  expect((await signIn(email, chrome, fresh)).accessToken).toBeTruthy()
  expect((await mailsTo(world, email))[0]?.kind).toBe('passwordChanged')
})

it('users change their own profile, but not their role, email address, status or id', async () => {
  const { accessToken, user } = await register(world)
  const client = clientOf(world.server, accessToken)
  const changed = await client.patch('/api/account/my-account', {
    displayName: 'Li Wei',
    about: 'Settlements.',
  })
  expect(changed.status, changed.text).toBe(200)
  expect(changed.body).toMatchObject({ user: { id: user.id, displayName: 'Li Wei', username: 'li-wei' } })
  for (const forged of [
    { role: 'admin' },
    { status: 'banned' },
    { email: 'a@b.example' },
    { emailVerified: false },
    { id: 'x' },
  ]) {
    const refused = await client.patch('/api/account/my-account', forged)
    expect([refused.status, Object.keys(errorsOf(refused))]).toEqual([422, Object.keys(forged)])
  }
})

it('the time when a session was last seen is updated only every few minutes', async () => {
  const { accessToken } = await register(world)
  const seen = async () =>
    (
      (await clientOf(world.server, accessToken).get('/api/account/sessions')).body as {
        sessions: { lastSeenAt: string }[]
      }
    ).sessions[0]?.lastSeenAt
  const first = await seen()
  expect(await seen()).toBe(first)
  await world.database.query({ text: `update "sessions" set "lastSeenAt" = now() - interval '1 hour'` })
  await mine(world.server, accessToken)
  await expect
    .poll(async () => Date.parse((await seen()) ?? '') > Date.now() - 60_000, { timeout: 10_000 })
    .toBe(true)
})
