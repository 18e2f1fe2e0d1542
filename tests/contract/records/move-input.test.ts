import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { create } from '#server/write/create'
import { move } from '#server/write/update'
import type { AnyResource } from '#define/resource'
import { errorsOf } from '../support/worlds/client'
import { trial } from '../support/worlds/declared'
import { sampleValues } from '../support/expected/samples'
import { createWorld, storedRow, storedRows, type World } from '../support/worlds/world'

let world: World
let repairs: AnyResource
beforeAll(async () => {
  world = await createWorld(trial)
  repairs = world.app['repairs'] as AnyResource
})
afterAll(() => world.close())

/** A finished repair, which can be reopened with a reason. */
async function doneRepair(): Promise<string> {
  const users = await storedRows(world, world.app['users'] as AnyResource)
  const values = sampleValues(repairs, (name) => (name === 'users' ? users : []))
  delete values.stage
  const { id } = await create(world.writer(), repairs, { ...values, team: null })
  await move(world.writer(), repairs, id, { name: 'finish' })
  return id
}

describe('the input of a move', () => {
  it('is rejected at missing and invalid fields, and nothing changes', async () => {
    const id = await doneRepair()
    const before = await storedRow(world, repairs, id)
    const { client } = world.people.admin
    for (const [requests, fields] of [
      [undefined, ['points', 'why']],
      [{ why: 'Wrong', points: 10 }, ['points']],
      [{ why: 'Wrong', points: 3, title: 'x' }, ['title']],
    ] as const) {
      const answer = await client.post(`/api/repairs/${id}/reopen`, requests)
      expect([answer.status, Object.keys(errorsOf(answer)).toSorted()], answer.text).toEqual([422, fields])
    }
    expect(await storedRow(world, repairs, id)).toEqual(before)
  })

  it('is stored by the handler together with the state', async () => {
    const id = await doneRepair()
    const answer = await world.people.admin.client.post(`/api/repairs/${id}/reopen`, {
      why: 'Wrong',
      points: 3,
    })
    expect(answer.body).toMatchObject({ stage: 'open', points: 3, version: 3 })
  })

  it('is validated in the dry run and used for all records of a bulk run', async () => {
    const ids = [await doneRepair(), await doneRepair()]
    const { client } = world.people.admin
    const plan = (values?: object) =>
      client.post('/api/repairs/bulk', { verb: 'reopen', ids, values, dryRun: true })
    expect((await plan()).status).toBe(422)
    const { token } = (await plan({ why: 'Wrong', points: 4 })).body as { token: string }
    expect((await client.post('/api/repairs/bulk', { token })).body).toMatchObject({ count: 2, refused: [] })
    for (const id of ids)
      expect(await storedRow(world, repairs, id)).toMatchObject({ stage: 'open', points: 4 })
  })

  it('is documented in OpenAPI', async () => {
    const { paths } = (await world.people.admin.client.get('/api/openapi.json')).body as {
      paths: Record<string, { post: { requestBody: { content: Record<string, { schema: object }> } } }>
    }
    const body = paths['/api/repairs/{id}/reopen']?.post.requestBody.content['application/json']
    expect(body?.schema).toMatchObject({ required: expect.arrayContaining(['why', 'points']) as string[] })
  })

  it('is rejected when the move declares none', async () => {
    const id = await doneRepair()
    await world.people.admin.client.post(`/api/repairs/${id}/reopen`, { why: 'Wrong', points: 3 })
    const answer = await world.people.admin.client.post(`/api/repairs/${id}/begin`, { points: 5 })
    expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, ['points']])
    expect((await world.people.admin.client.post(`/api/repairs/${id}/begin`, {})).status).toBe(200)
  })
})
