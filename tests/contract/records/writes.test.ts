import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuid7 } from '#server/db/uuid7'
import type { AnyResource } from '#define/resource'
import { errorsOf, type Client } from '../support/worlds/client'
import { trial } from '../support/worlds/declared'
import { addRepair } from '../support/expected/repairs'
import { changesOf } from '../support/database/change-log'
import {
  createWorld,
  changeLogLength,
  storedRow,
  storedRows,
  warmUp,
  type World,
} from '../support/worlds/world'

const repairs = trial.app.repairs as AnyResource
let world: World
let admin: Client

beforeAll(async () => {
  world = await createWorld(trial)
  await warmUp(world)
  admin = world.people.admin.client
})
afterAll(() => world.close())

type Repair = { id: string; version: number } & Record<string, unknown>
let codes = 0
const values = (more: Record<string, unknown> = {}) => ({
  title: `Written ${++codes}`,
  code: `W${codes}`,
  owner: world.people.user.id,
  steps: [],
  ...more,
})

describe('the change log', () => {
  it('has one entry per change with user, version and the values before and after', async () => {
    const made = (await admin.post('/api/repairs', values({ points: 1 }))).body as Repair
    await admin.patch(`/api/repairs/${made.id}`, { points: 2, title: made['title'] })
    await admin.post(`/api/repairs/${made.id}/begin`)
    await admin.post(`/api/repairs/${made.id}/book`, { points: 5 })
    await admin.remove(`/api/repairs/${made.id}`)
    await admin.post(`/api/repairs/${made.id}/restore`)
    const entries = await changesOf(world, made.id)
    const received = entries.map(({ operation, version, before, after }) => ({
      operation,
      version,
      before,
      after,
    }))
    expect(received).toEqual([
      {
        operation: 'create',
        version: 1,
        before: null,
        after: expect.objectContaining({ points: 1, code: made['code'] }),
      },
      { operation: 'update', version: 2, before: { points: 1 }, after: { points: 2 } },
      { operation: 'begin', version: 3, before: { stage: 'open' }, after: { stage: 'doing' } },
      { operation: 'book', version: 4, before: { points: 2 }, after: { points: 7 } },
      {
        operation: 'delete',
        version: 5,
        before: { deletedAt: null },
        after: { deletedAt: expect.any(String) },
      },
      {
        operation: 'restore',
        version: 6,
        before: { deletedAt: expect.any(String) },
        after: { deletedAt: null },
      },
    ])
    expect(
      entries.every(({ userId, resource }) => userId === world.people.admin.id && resource === 'repairs'),
    ).toBe(true)
    expect(new Set(entries.map(({ batch }) => batch)).size).toBe(6)
    expect(Object.keys(entries[0]?.after ?? {})).not.toContain('search')
  })

  it('contains all values of a permanently deleted record', async () => {
    const team = (await admin.post('/api/teams', { name: 'Short-lived', members: [] })).body as Repair
    await admin.remove(`/api/teams/${team.id}`)
    expect((await changesOf(world, team.id)).at(-1)).toMatchObject({
      operation: 'delete',
      before: { id: team.id, name: 'Short-lived', members: [], currency: 'EUR' },
      after: null,
    })
  })

  it('has no entry for an update that changes nothing', async () => {
    const repair = await addRepair(world, { extra: { b: 1, a: [1, 2] }, effort: 1.5, labels: ['x', 'y'] })
    const same = {
      title: repair['title'],
      extra: { a: [1, 2], b: 1 },
      effort: 1.5,
      labels: ['x', 'y'],
      steps: [],
    }
    const answer = await admin.patch(`/api/repairs/${repair.id}`, same)
    expect(answer.body).toMatchObject({ version: 1 })
    expect(await changesOf(world, repair.id)).toHaveLength(1)
  })

  it('is rolled back together with the change', async () => {
    const repair = await addRepair(world)
    const taken = await addRepair(world)
    const entries = await changeLogLength(world)
    for (const refused of [
      { points: 9, code: taken['code'] },
      { points: 9, owner: uuid7() },
      { points: 9, effort: 'x' },
    ])
      expect((await admin.patch(`/api/repairs/${repair.id}`, refused)).status).toBe(422)
    expect(await changeLogLength(world)).toBe(entries)
    expect(await storedRow(world, repairs, repair.id)).toEqual(repair)
  })

  it('is required: a change that cannot be recorded gets 500 and is not saved', async () => {
    const repair = await addRepair(world)
    await world.database.query({ text: 'alter table "changes" rename to "changes_away"' })
    const answers = [
      await admin.patch(`/api/repairs/${repair.id}`, { points: 3 }),
      await admin.post('/api/teams', { name: 'Never', members: [] }),
      await admin.post(`/api/repairs/${repair.id}/begin`),
      await admin.remove(`/api/repairs/${repair.id}`),
    ]
    await world.database.query({ text: 'alter table "changes_away" rename to "changes"' })
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500])
    expect(answers.map(({ text }) => text).join()).not.toMatch(/changes|relation|ledger/)
    expect(await storedRow(world, repairs, repair.id)).toEqual(repair)
    expect((await storedRows(world, trial.app.teams as AnyResource)).map((row) => row['name'])).not.toContain(
      'Never',
    )
    ;(world.failures as string[]).length = 0
  })

  it('has the current time in each entry', async () => {
    const before = Date.now() - 2000
    const repair = await addRepair(world)
    const [entry] = await changesOf(world, repair.id)
    expect(Date.parse(String(entry?.at))).toBeGreaterThan(before)
    expect(Date.parse(String(entry?.at))).toBeLessThan(Date.now() + 2000)
  })
})

describe('versions', () => {
  it('are sent as ETag, and a stale If-Match gets 409 with the current record', async () => {
    const repair = await addRepair(world)
    const path = `/api/repairs/${repair.id}`
    expect((await admin.get(path)).headers.get('etag')).toBe('"1"')
    const first = await admin.patch(path, { points: 1 }, { 'if-match': '"1"' })
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"'])
    for (const header of ['"1"', 'W/"1"', '1', '"7"']) {
      const stale = await admin.patch(path, { points: 2 }, { 'if-match': header })
      expect(stale.status).toBe(409)
      expect(stale.body).toMatchObject({ title: 'stale', current: { id: repair.id, version: 2, points: 1 } })
    }
    expect((await admin.remove(path, { 'if-match': '"1"' })).status).toBe(409)
    expect((await admin.post(`${path}/begin`, undefined, { 'if-match': '"1"' })).status).toBe(409)
    expect((await admin.post(`${path}/book`, { points: 1 }, { 'if-match': '"1"' })).status).toBe(409)
    const wrapped = { repairId: repair.id, repair: { points: 2 } }
    expect((await admin.post('/api/workshop/repairs/update', wrapped, { 'if-match': '"1"' })).status).toBe(
      409,
    )
    expect(
      (await admin.post('/api/workshop/repairs/delete', { repairId: repair.id }, { 'if-match': '"1"' }))
        .status,
    ).toBe(409)
    expect(await storedRow(world, repairs, repair.id)).toMatchObject({ version: 2, points: 1, stage: 'open' })
    expect((await admin.patch(path, { points: 3 }, { 'if-match': '*' })).status).toBe(200)
    expect((await admin.patch(path, { points: 4 }, { 'if-match': 'W/"3"' })).status).toBe(200)
  })

  it('let one of twenty saves with the same If-Match through', async () => {
    const repair = await addRepair(world)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin.patch(`/api/repairs/${repair.id}`, { points: index + 1 }, { 'if-match': '"1"' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await storedRow(world, repairs, repair.id)).toMatchObject({ version: 2 })
    expect(await changesOf(world, repair.id)).toHaveLength(2)
  })

  it('count every save without If-Match, and no change is lost', async () => {
    const repair = await addRepair(world, { points: 0 })
    const bookings = Array.from({ length: 20 }, () =>
      admin.post(`/api/repairs/${repair.id}/book`, { points: 3 }),
    )
    expect((await Promise.all(bookings)).map(({ status }) => status)).toEqual(bookings.map(() => 200))
    expect(await storedRow(world, repairs, repair.id)).toMatchObject({ version: 21, points: 60 })
    const versions = (await changesOf(world, repair.id)).map(({ version }) => version)
    expect(versions).toEqual(Array.from({ length: 21 }, (_, index) => index + 1))
  })
})

describe('an access rule', () => {
  it('must also hold after the change', async () => {
    const { manager } = world.people
    const team = (await admin.post('/api/teams', { name: 'Mine', members: [manager.id] })).body as Repair
    const entries = await changeLogLength(world)
    const answer = await manager.client.patch(`/api/teams/${team.id}`, { members: [] })
    expect(answer.status).toBe(403)
    expect(await storedRow(world, trial.app.teams as AnyResource, team.id)).toMatchObject({
      version: 1,
      members: [manager.id],
    })
    expect(await changeLogLength(world)).toBe(entries)
    expect((await manager.client.patch(`/api/teams/${team.id}`, { name: 'Still mine' })).status).toBe(200)
  })
})

describe('a refusal', () => {
  it('of a create whose record does not meet the rule names the verb create', async () => {
    const { client } = world.people.user
    const answer = await client.post('/api/repairs', values({ urgent: true }))
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ refused: { resource: 'repairs', verb: 'create', role: 'user' } })
  })
})

describe('a unique value', () => {
  it('is rejected at its field when another record has it', async () => {
    const item = await addRepair(world)
    const other = await addRepair(world)
    const twice = await admin.post('/api/repairs', values({ code: item['code'] }))
    expect([twice.status, errorsOf(twice)]).toEqual([422, { code: ['Another record has this already.'] }])
    expect(errorsOf(await admin.patch(`/api/repairs/${other.id}`, { code: item['code'] }))).toHaveProperty(
      'code',
    )
    expect((await admin.patch(`/api/repairs/${item.id}`, { code: item['code'], points: 1 })).status).toBe(200)
    await admin.remove(`/api/repairs/${item.id}`)
    expect(errorsOf(await admin.post('/api/repairs', values({ code: item['code'] })))).toHaveProperty('code')
  })

  it('is stored once when twenty requests send it at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.post('/api/teams', { name: 'Only one', members: [] })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const refused of answers.filter(({ status }) => status !== 201))
      expect([refused.status, errorsOf(refused)]).toEqual([
        422,
        { name: ['Another record has this already.'] },
      ])
  })
})

describe('an idempotency key', () => {
  const key = (name: string) => ({ 'idempotency-key': name })

  it('creates once and returns the same record again', async () => {
    const given = values()
    const first = await admin.post('/api/repairs', given, key('one'))
    const again = await admin.post('/api/repairs', given, key('one'))
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(await changesOf(world, (first.body as Repair).id)).toHaveLength(1)
    const wired = await admin.post('/api/workshop/repairs/new', { repair: given }, key('one'))
    expect(wired.body).toEqual({ repair: first.body })
  })

  it('creates once for twenty simultaneous requests', async () => {
    const given = values()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.post('/api/repairs', given, key('many'))),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ body }) => (body as Repair).id)).size).toBe(1)
    expect((await storedRows(world, repairs)).filter((row) => row['code'] === given.code)).toHaveLength(1)
  })

  it('is rejected with another body or resource, and is separate for each user', async () => {
    const given = values()
    await admin.post('/api/repairs', given, key('mine'))
    const other = await admin.post('/api/repairs', { ...given, points: 2 }, key('mine'))
    expect([other.status, (other.body as { title: string }).title]).toEqual([422, 'idempotency'])
    expect((await admin.post('/api/teams', given, key('mine'))).status).toBe(422)
    const created = await world.people.user.client.post('/api/repairs', values(), key('mine'))
    expect(created.status, created.text).toBe(201)
  })

  it('is not used up by a rejected request', async () => {
    const given = values()
    expect((await admin.post('/api/repairs', { ...given, points: 'x' }, key('retry'))).status).toBe(422)
    expect((await admin.post('/api/repairs', given, key('retry'))).status).toBe(201)
  })
})
