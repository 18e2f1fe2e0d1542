import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#define/access'
import { DatabaseUnavailable } from '#server/base/database'
import { exportAsJob } from '#server/features/export/export-job'
import { sweepParts } from '#server/features/work/job-parts'
import { createResumer } from '#server/features/jobs/resume'
import { create } from '#server/write/create'
import { createMany } from '#server/write/many/create-many'
import { writerFor } from '#server/write/context'
import { whole } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

let world: World
const count = 2500

beforeAll(async () => {
  world = await createWorld(whole)
  const { categories, products } = world.app
  if (!categories || !products) throw new Error('The program declares them')
  const { id: category } = await create(world.writer(), categories, { name: 'Cards' })
  const given = (index: number) => ({
    given: {
      name: index === 7 ? '=1+1' : `Card ${index}`,
      code: `C-${index}`,
      category,
      price: 100,
      currency: 'EUR',
    },
  })
  for (let from = 0; from < count; from += 500)
    await createMany(
      world.writer(),
      products,
      Array.from({ length: 500 }, (_, index) => given(from + index)),
    )
})
afterAll(() => world.close())

const start = async (role: Role, query = '') => {
  const { body, status, text } = await world.people[role].client.post(`/api/products/export?${query}`)
  expect(status, text).toBe(200)
  return body as { job: string; count: number; left: number }
}
const jobOf = async (role: Role, id: string) =>
  (await world.people[role].client.get(`/api/jobs/${id}`)).body as Record<string, unknown>
const fileOf = (role: Role, id: string) => world.people[role].client.get(`/api/works/${id}/file`)
const partsOf = async (id: string) =>
  world.database.query({ text: 'select "part" from "job_parts" where "job" = $1', values: [id] })

/** Starts an export as the manager on a server that stops after some steps. */
async function crashed(steps: number): Promise<string> {
  const { services } = world.server
  const caller = {
    userId: world.people.manager.id,
    sessionId: null,
    role: 'manager',
    language: 'en',
  } as const
  const writer = writerFor(services, caller)
  const reader = { ...services, caller }
  let done = 0
  const watch = {
    onProgress: () => (++done === steps ? Promise.reject(new DatabaseUnavailable()) : Promise.resolve(true)),
  }
  const products = world.app.products
  if (!products) throw new Error('The program declares it')
  await expect(
    exportAsJob(writer, reader, products, { query: new URLSearchParams('_sort=name') }, watch),
  ).rejects.toThrow(DatabaseUnavailable)
  return writer.batch
}
async function resume(): Promise<void> {
  const resumer = createResumer(world.server.services)
  await resumer.resume()
  await resumer.resume()
}

describe('an export as a job', () => {
  it('has the same file as an export that is sent at once, with the formula guard', async () => {
    for (const query of ['_sort=name', '_sort=price&_order=desc&q=card', 'format=csv']) {
      const { job, count: exported, left } = await start('manager', query)
      const atOnce = await world.people.manager.client.get(`/api/products/export?${query}`)
      const stored = await fileOf('manager', job)
      expect(stored.status).toBe(200)
      expect(stored.text).toBe(atOnce.text)
      expect(left).toBe(0)
      expect(exported).toBe(Number(atOnce.headers.get('x-total-count')))
      expect(stored.headers.get('content-disposition')).toMatch(/products-\d{4}-\d\d-\d\d\.csv/)
    }
  })

  it('can be a workbook', async () => {
    const { job } = await start('admin', 'format=xlsx')
    const authorization = `Bearer ${world.people.admin.token}`
    const answer = await world.server.fetch(
      new Request(`http://corridor.example/api/works/${job}/file`, { headers: { authorization } }),
    )
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const sheet = files['xl/worksheets/sheet1.xml']
    expect(sheet && strFromU8(sheet).match(/<row>/g)).toHaveLength(count + 1)
  })

  it('is in the list of jobs with the number of its records, and its user is notified', async () => {
    const { job } = await start('manager')
    expect(await jobOf('manager', job)).toMatchObject({
      kind: 'export',
      status: 'finished',
      progress: 100,
      done: count,
      total: count,
      changed: 0,
      resource: 'products',
      isUndoable: false,
      fileUntil: expect.any(String) as string,
    })
    const { body } = await world.people.manager.client.get('/api/notifications?kind=exportFinished')
    expect((body as { notifications: unknown[] }).notifications).toContainEqual(
      expect.objectContaining({ resource: 'jobs', record: job }),
    )
  })

  it('is for the user who started it alone, even where others see the job', async () => {
    const { job } = await start('manager')
    expect((await jobOf('admin', job)).id).toBe(job)
    expect((await fileOf('admin', job)).status).toBe(404)
    expect((await fileOf('user', job)).status).toBe(404)
    expect((await world.anonymous.get(`/api/works/${job}/file`)).status).toBe(401)
  })

  it('has only what its user may read, and refuses what they may not', async () => {
    const { job } = await start('user')
    const [header] = (await fileOf('user', job)).text.split('\r\n')
    expect(header).not.toContain('Cost')
    expect((await world.people.user.client.post('/api/audit/export')).status).toBe(403)
    expect((await world.people.user.client.post('/api/products/export?cost=1')).status).toBe(422)
    expect((await world.people.user.client.post('/api/products/export?format=pdf')).status).toBe(422)
  })

  it('continues after its server has ended, without a record twice or missing', async () => {
    const job = await crashed(1)
    expect(await jobOf('manager', job)).toMatchObject({ status: 'running', done: 1000 })
    expect((await fileOf('manager', job)).status).toBe(404)
    await resume()
    expect(await jobOf('manager', job)).toMatchObject({ status: 'finished', done: count })
    const atOnce = await world.people.manager.client.get('/api/products/export?_sort=name')
    expect((await fileOf('manager', job)).text).toBe(atOnce.text)
  })

  it('ends without a file when its user has another role meanwhile', async () => {
    const job = await crashed(1)
    const setRole = (role: string) =>
      world.database.query({
        text: 'update "users" set "role" = $2 where "id" = $1',
        values: [world.people.manager.id, role],
      })
    await setRole('user')
    await resume()
    await setRole('manager')
    expect(await jobOf('manager', job)).toMatchObject({ status: 'failed', fileUntil: null })
    expect((await fileOf('manager', job)).status).toBe(404)
  })

  it('that is stopped has no file', async () => {
    const job = await crashed(1)
    expect((await world.people.manager.client.post(`/api/works/${job}/stop`)).status).toBe(204)
    await resume()
    expect(await jobOf('manager', job)).toMatchObject({ status: 'stopped', fileUntil: null })
    expect(await partsOf(job)).toEqual([])
  })

  it('expires: then its bytes are deleted', async () => {
    const { job } = await start('user')
    const past = `now() - interval '2 hours'`
    await world.database.query({ text: `update "jobs" set "fileUntil" = ${past} where "id" = '${job}'` })
    await world.database.query({ text: `update "job_parts" set "createdAt" = ${past}` })
    expect((await fileOf('user', job)).status).toBe(404)
    const { job: other } = await start('admin')
    await sweepParts(world.database)
    expect(await partsOf(job)).toEqual([])
    expect((await fileOf('admin', other)).status).toBe(200)
  })

  it('is refused while several of the user run, and the oldest files of a user make room', async () => {
    const jobs = [await crashed(1), await crashed(1), await crashed(1)]
    expect((await world.people.manager.client.post('/api/products/export')).status).toBe(429)
    await resume()
    for (const job of jobs) expect(await jobOf('manager', job)).toMatchObject({ status: 'finished' })
    const first = await start('user', 'q=%3D1')
    for (let index = 0; index < 10; index++) await start('user', 'q=%3D1')
    expect((await fileOf('user', first.job)).status).toBe(404)
    expect(await partsOf(first.job)).toEqual([])
  })
})
