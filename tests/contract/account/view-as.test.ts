import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyResource } from '#define/resource'
import { endSession } from '#server/features/auth/sessions/end-sessions'
import { clientOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createFilledWorld } from '../support/worlds/filled-copy'
import { createPerson, changeLogLength, type Person, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  ;({ world } = await createFilledWorld(corridor))
})
afterAll(() => world.close())

async function viewing(admin: Person, user: Person): Promise<{ token: string; client: Client }> {
  const answer = await admin.client.post(`/api/users/${user.id}/viewAs`)
  expect(answer.status, answer.text).toBe(200)
  const { accessToken } = answer.body as { accessToken: string }
  return { token: accessToken, client: clientOf(world.server, accessToken) }
}
const partOf = (token: string, part: number): unknown =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString())

describe('an administrator who views the application as another user', () => {
  it('sees what that user sees, and nothing else', async () => {
    const { admin, user } = world.people
    const { client, token } = await viewing(admin, user)
    expect((await client.get('/api/account/my-account')).body).toMatchObject({ user: { id: user.id } })
    for (const resource of Object.values(world.app)) {
      const [seen, own] = [client, user.client].map((item) => item.get(`/api/${resource.name}?_end=1000`))
      expect((await seen)?.body, resource.name).toEqual((await own)?.body)
    }
    const { exp, iat } = partOf(token, 1) as { exp: number; iat: number }
    expect(exp - iat).toBeLessThanOrEqual(30 * 60)
  })

  it('cannot change anything through any endpoint', async () => {
    const { admin, user } = world.people
    const { client } = await viewing(admin, user)
    const before = await changeLogLength(world)
    const answers = [
      await client.patch(`/api/users/${user.id}`, { city: 'Nowhere' }),
      ...(await Promise.all(
        Object.values(world.app).flatMap((resource: AnyResource) => [
          client.post(`/api/${resource.name}`, {}),
          client.remove(`/api/${resource.name}/${user.id}`),
          client.post(`/api/${resource.name}/bulk`, { verb: 'delete', dryRun: true }),
          client.send('POST', `/api/${resource.name}/import`, 'a,b', { 'content-type': 'text/csv' }),
        ]),
      )),
      await client.post(`/api/users/${world.people.manager.id}/viewAs`),
    ]
    for (const { status, body, text } of answers) {
      expect(status, text).toBe(403)
      expect(body).toMatchObject({ title: 'viewing' })
    }
    expect(await changeLogLength(world)).toBe(before)
  })

  it('is recorded in the change log under their own name', async () => {
    const { admin, user } = world.people
    const before = await changeLogLength(world, 'users')
    await viewing(admin, user)
    expect(await changeLogLength(world, 'users')).toBe(before + 1)
    const [entry] = (await admin.client.get(`/api/users/${user.id}/history`)).body as object[]
    expect(entry).toMatchObject({ operation: 'viewAs', by: { id: admin.id }, before: null, after: null })
  })

  it('may not view as an administrator, themselves or a banned user, and no other role may view', async () => {
    const { admin, manager, user } = world.people
    const another = await createPerson(world.server, 'admin')
    const banned = await createPerson(world.server, 'user')
    await admin.client.post(`/api/users/${banned.id}/ban`, { reason: 'Gone' })
    for (const [client, id] of [
      [admin.client, another.id],
      [admin.client, admin.id],
      [admin.client, banned.id],
      [manager.client, user.id],
      [user.client, user.id],
    ] as const)
      expect((await client.post(`/api/users/${id}/viewAs`)).status).toBe(403)
    expect((await world.anonymous.post(`/api/users/${user.id}/viewAs`)).status).toBe(401)
  })

  it('loses access when they sign out or are no longer an administrator', async () => {
    const { user } = world.people
    const [first, second] = [
      await createPerson(world.server, 'admin'),
      await createPerson(world.server, 'admin'),
    ]
    const views = [await viewing(first, user), await viewing(second, user)] as const
    await first.client.post('/api/account/logout', {})
    expect((await views[0].client.get('/api/account/my-account')).status).toBe(401)
    expect((await views[1].client.get('/api/account/my-account')).status).toBe(200)
    await world.people.admin.client.patch(`/api/users/${second.id}`, { role: 'manager' })
    expect((await views[1].client.get('/api/account/my-account')).status).toBe(401)
  })

  it('can end the view by signing out, which does not end the session of the user', async () => {
    const { admin, user } = world.people
    const { client, token } = await viewing(admin, user)
    expect((await client.post('/api/account/logout', {})).status).toBe(204)
    expect((await client.get('/api/account/my-account')).status).toBe(401)
    expect((await user.client.get('/api/account/my-account')).status).toBe(200)
    await endSession(world.database, (partOf(token, 1) as { sid: string }).sid)
  })
})
