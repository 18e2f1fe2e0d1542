import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuid7 } from '#server/db/uuid7'
import type { AnyResource } from '#define/resource'
import { errorsOf, type Client } from '../support/worlds/client'
import { trial } from '../support/worlds/declared'
import { addRepair } from '../support/expected/repairs'
import { createWorld, changeLogLength, storedRow, type World } from '../support/worlds/world'

const reports = trial.app.reports as AnyResource
const teams = trial.app.teams as AnyResource
let world: World
let admin: Client
let manager: Client

beforeAll(async () => {
  world = await createWorld(trial)
  admin = world.people.admin.client
  manager = world.people.manager.client
})
afterAll(() => world.close())

const missingRecord = { en: 'There is no such record.' }
const made = (answer: { status: number; text: string; body: unknown }) => {
  expect(answer.status, answer.text).toBe(201)
  return answer.body as { id: string; version: number; _refs: Record<string, string> } & Record<
    string,
    unknown
  >
}
const addReport = async (values: Record<string, unknown>) =>
  made(await admin.post('/api/reports', { name: 'R', repair: (await addRepair(world)).id, ...values }))

describe('a reference', () => {
  it('to a record that does not exist is rejected at its field', async () => {
    const repair = await addRepair(world)
    const row = await addReport({})
    const gone = uuid7()
    const attempts: [values: Record<string, unknown>, path: string][] = [
      [{ repair: gone }, 'repair'],
      [{ inside: gone }, 'inside'],
      [{ related: [row.id, gone] }, 'related'],
    ]
    for (const [values, path] of attempts) {
      const entries = await changeLogLength(world)
      for (const answer of [
        await admin.post('/api/reports', { name: 'R', repair: repair.id, ...values }),
        await admin.patch(`/api/reports/${row.id}`, values),
      ]) {
        expect(answer.status, answer.text).toBe(422)
        expect(errorsOf(answer)).toEqual({ [path]: [missingRecord.en] })
      }
      expect(await changeLogLength(world)).toBe(entries)
    }
  })

  it('inside of nested rows is rejected at its path', async () => {
    const steps = [
      { what: 'a', helper: world.people.user.id },
      { what: 'b', helper: uuid7() },
    ]
    const repair = await addRepair(world)
    for (const answer of [
      await admin.patch(`/api/repairs/${repair.id}`, { steps }),
      await admin.post('/api/repairs', {
        title: 'With helpers',
        code: 'H1',
        owner: world.people.user.id,
        steps,
      }),
    ]) {
      expect(answer.status, answer.text).toBe(422)
      expect(errorsOf(answer)).toEqual({ 'steps.1.helper': [missingRecord.en] })
    }
    const saved = await admin.patch(`/api/repairs/${repair.id}`, { steps: steps.slice(0, 1) })
    expect(saved.body).toMatchObject({ _refs: { [world.people.user.id]: 'A user' } })
  })

  it('to a record that the caller may not read is rejected like one that does not exist, unless it is unchanged', async () => {
    const team = made(await admin.post('/api/teams', { name: 'Strangers', members: [world.people.admin.id] }))
    const repair = await addRepair(world)
    const answer = await manager.patch(`/api/repairs/${repair.id}`, { team: team.id })
    const unknown = await manager.patch(`/api/repairs/${repair.id}`, { team: uuid7() })
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual(unknown.body)
    expect((await admin.patch(`/api/repairs/${repair.id}`, { team: team.id })).status).toBe(200)
    const seen = await manager.get(`/api/repairs/${repair.id}`)
    expect(seen.body).toMatchObject({ team: team.id })
    expect((seen.body as { _refs: object })._refs).not.toHaveProperty(team.id)
    const stored = await manager.patch(`/api/repairs/${repair.id}`, {
      team: team.id,
      title: 'Kept as it was',
    })
    expect(stored.status, 'what stays as it is is not asked again').toBe(200)
  })

  it('to a record in the trash is rejected, unless it is unchanged', async () => {
    const repair = await addRepair(world)
    const row = await addReport({ repair: repair.id })
    expect((await admin.remove(`/api/repairs/${repair.id}`)).status).toBe(204)
    expect(errorsOf(await admin.post('/api/reports', { name: 'R', repair: repair.id }))).toEqual({
      repair: [missingRecord.en],
    })
    const renamed = await admin.patch(`/api/reports/${row.id}`, { name: 'Renamed', repair: repair.id })
    expect(renamed.status, renamed.text).toBe(200)
    expect(renamed.body).toMatchObject({ _refs: { [repair.id]: repair['title'] } })
  })
})

describe('a record that others refer to', () => {
  it('cannot be deleted permanently', async () => {
    const target = await addReport({ level: 1 })
    const byOne = await addReport({ inside: target.id })
    const refused = await admin.remove(`/api/reports/${target.id}`)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      title: 'referenced',
      message: expect.stringContaining('Other records'),
    })
    await admin.patch(`/api/reports/${byOne.id}`, { inside: null, related: [target.id] })
    expect((await admin.remove(`/api/reports/${target.id}`)).status, 'by a list').toBe(409)
    expect(await storedRow(world, reports, target.id)).toMatchObject({ version: target.version })
    await admin.patch(`/api/reports/${byOne.id}`, { related: [] })
    expect((await admin.remove(`/api/reports/${target.id}`)).status).toBe(204)
    expect(await storedRow(world, reports, target.id)).toBeUndefined()
  })

  it('cannot be deleted while a record in the trash refers to it', async () => {
    const team = made(await admin.post('/api/teams', { name: 'Remembered', members: [] }))
    const repair = await addRepair(world, { team: team.id })
    await admin.remove(`/api/repairs/${repair.id}`)
    expect((await admin.remove(`/api/teams/${team.id}`)).status).toBe(409)
    expect(await storedRow(world, teams, team.id)).toBeDefined()
  })

  it('can be deleted when only it refers to itself', async () => {
    const row = await addReport({})
    await admin.patch(`/api/reports/${row.id}`, { inside: row.id, related: [row.id] })
    expect((await admin.remove(`/api/reports/${row.id}`)).status).toBe(204)
  })

  it('is either deleted or referred to when both happen at once', async () => {
    const repair = await addRepair(world)
    for (let round = 0; round < 5; round++) {
      const target = await addReport({ level: 1 })
      const others = await Promise.all([0, 1, 2].map(() => addReport({})))
      const answers = await Promise.all([
        admin.remove(`/api/reports/${target.id}`),
        ...others.map(({ id }, index) =>
          admin.patch(`/api/reports/${id}`, index === 0 ? { inside: target.id } : { related: [target.id] }),
        ),
        admin.post('/api/reports', { name: 'R', repair: repair.id, inside: target.id }),
        admin.post('/api/reports', { name: 'R', repair: repair.id, related: [target.id] }),
      ])
      expect(answers.every(({ status }) => [200, 201, 204, 409, 422].includes(status))).toBe(true)
      const isGone = (await storedRow(world, reports, target.id)) === undefined
      const referring = await world.database.query({
        text: `select 1 from "reports" where "inside" = $1 or "related" @> array[$1]::uuid[]`,
        values: [target.id],
      })
      expect(isGone && referring.length > 0, 'a reference to nobody').toBe(false)
    }
  })
})
