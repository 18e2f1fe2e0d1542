import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  forgetAttempts,
  givePasswords,
  keyOf,
  mine,
  password,
  register,
  type SignedIn,
} from '../support/worlds/accounts'
import { clientOf } from '../support/worlds/client'
import { whole } from '../support/worlds/declared'
import { openStream } from '../support/worlds/stream'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(whole)
})
beforeEach(() => forgetAttempts(world))
afterAll(() => world.close())

interface Listed {
  readonly id: string
  readonly user: string
  readonly name: string
  readonly device: string
  readonly status: string
  readonly endedAt: string | null
  readonly version: number
  readonly _can: string[]
}
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const listed = async (token: string, query = ''): Promise<Listed[]> =>
  (await clientOf(world.server, token).get(`/api/sessions?_end=200${query}`)).body as Listed[]
const signIn = async (email: string) =>
  (await world.anonymous.post('/api/account/login', { email, password }, { 'user-agent': phone }))
    .body as SignedIn

it('users see their own sessions, administrators those of all users', async () => {
  const { email, user, accessToken } = await register(world)
  await signIn(email)
  const own = await listed(accessToken)
  expect(own).toHaveLength(2)
  expect(own).toMatchObject([
    { user: user.id, name: 'Safari, iOS', device: 'phone', status: 'open', _can: ['end'] },
    { user: user.id, status: 'open' },
  ])
  const { admin, manager } = world.people
  const all = (await listed(admin.token)).map((item) => item.user)
  expect(all).toContain(user.id)
  expect(all).toContain(manager.id)
  expect((await listed(manager.token)).map((item) => item.user)).toEqual([manager.id])
  expect((await manager.client.get(`/api/sessions/${own[0]?.id}`)).status).toBe(404)
  expect((await manager.client.post(`/api/sessions/${own[0]?.id}/end`)).status).toBe(404)
})

it('a session that is ended from the list loses its token and stream at once, permanently', async () => {
  const { email, accessToken } = await register(world)
  const other = await signIn(email)
  const stream = await openStream(world.server, other.accessToken)
  const session = (await listed(accessToken)).find(({ device }) => device === 'phone') as Listed
  const client = clientOf(world.server, accessToken)
  const ended = await client.post(`/api/sessions/${session.id}/end`)
  expect(ended.body).toMatchObject({ status: 'ended', version: 2, _can: [] })
  await stream.ended()
  expect((await mine(world.server, other.accessToken)).status).toBe(401)
  expect((await client.post(`/api/sessions/${session.id}/end`)).status).toBe(409)
  for (const { client: person } of [{ client }, world.people.admin]) {
    const undone = await person.post(`/api/sessions/${session.id}/undo`)
    expect(undone.status, undone.text).toBeGreaterThanOrEqual(400)
  }
  expect((await mine(world.server, other.accessToken)).status).toBe(401)
})

it('a sign-out ends the stream of the session, and the list shows the session as ended', async () => {
  const { email, accessToken } = await register(world)
  const other = await signIn(email)
  const [watching, leaving] = [
    await openStream(world.server, accessToken),
    await openStream(world.server, other.accessToken),
  ]
  await clientOf(world.server, other.accessToken).post('/api/account/logout')
  await leaving.ended()
  await watching.until((events) =>
    events.some(({ resource, operation }) => resource === 'sessions' && operation === 'end'),
  )
  expect((await listed(accessToken, '&status=ended')).map(({ device }) => device)).toEqual(['phone'])
  await watching.close()
})

it('sessions cannot be created, changed or deleted by request, and an API key cannot end one', async () => {
  const { admin } = world.people
  const [session] = await listed(admin.token, '&status=open')
  await givePasswords(world, admin)
  const key = await keyOf(admin.client, { role: 'admin' })
  const answers = await Promise.all([
    admin.client.post('/api/sessions', {}),
    admin.client.patch(`/api/sessions/${session?.id}`, { status: 'open' }),
    admin.client.remove(`/api/sessions/${session?.id}`),
    world.anonymous.post(`/api/sessions/${session?.id}/end`, undefined, { authorization: `Bearer ${key}` }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})

it('the viewed user does not see the session of the administrator; the change log records it', async () => {
  const { admin } = world.people
  const { user, accessToken } = await register(world)
  const viewed = await admin.client.post(`/api/users/${user.id}/viewAs`)
  expect(viewed.status, viewed.text).toBe(200)
  expect(await listed(accessToken)).toHaveLength(1)
  expect(await listed(admin.token, `&user=${user.id}`)).toMatchObject([{ isView: true }, { isView: false }])
  const entries = (await admin.client.get('/api/audit?resource=sessions&_end=1')).body as object[]
  expect(entries).toMatchObject([{ operation: 'create', user: admin.id }])
})
