import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { DatabaseUnavailable } from '#server/base/database'
import { importFile } from '#server/features/import/import-file'
import { createResumer } from '#server/features/jobs/resume'
import { undoBatch } from '#server/features/undo/undo'
import { writerFor } from '#server/write/context'
import { whole } from '../support/worlds/declared'
import { createGoods, type Goods } from '../support/business/goods'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let goods: Goods
beforeAll(async () => {
  world = await createWorld(whole)
  goods = await createGoods(world)
})
afterAll(() => world.close())

interface ListedJob {
  readonly id: string
  readonly status: string
  readonly isUndoable: boolean
  readonly _can: readonly string[]
  readonly problems: readonly { line: number | null; title: string | null; message: string }[]
}
const jobs = async (role: Role, query = ''): Promise<ListedJob[]> =>
  (await world.people[role].client.get(`/api/jobs?_start=0&_end=100${query}`)).body as ListedJob[]
const job = async (role: Role, id: string): Promise<ListedJob> =>
  (await world.people[role].client.get(`/api/jobs/${id}`)).body as ListedJob

/** Changes products as the manager, and returns the token, which is the id of the job. */
async function change(ids: readonly string[], values: object): Promise<string> {
  const { client } = world.people.manager
  const plan = await client.post('/api/products/bulk', { verb: 'update', ids, values, dryRun: true })
  const { token } = plan.body as { token: string }
  expect((await client.post('/api/products/bulk', { token })).status).toBe(200)
  return token
}
const addProducts = async (count: number): Promise<string[]> => {
  const ids: string[] = []
  while (ids.length < count) ids.push(await goods.addProduct())
  return ids
}
const csv = (prefix: string, count: number, price: (index: number) => string = () => '10') =>
  `Name,Product code,Price\n${Array.from({ length: count }, (_, index) => `${prefix} ${index},${prefix}-${index},${price(index)}`).join('\n')}\n`
const send = (text: string) =>
  world.people.admin.client.send('POST', '/api/products/import?partial=true', text, {
    'content-type': 'text/csv',
  })
const countOf = async (prefix: string) => {
  const [found] = await world.database.query<{ count: number }>({
    text: 'select count(*) as "count" from "products" where "code" like $1',
    values: [`${prefix}-%`],
  })
  return found?.count
}

/** The writer of the administrator, and a watch that ends the server after some steps. */
function crashing(steps: number) {
  const { id: userId } = world.people.admin
  const caller = { userId, sessionId: null, role: 'admin', language: 'en' } as const
  let received = 0
  return {
    writer: writerFor(world.writer().services, caller),
    watch: {
      onProgress: () =>
        ++received === steps ? Promise.reject(new DatabaseUnavailable()) : Promise.resolve(true),
    },
  }
}
/** Two checks, as on PostgreSQL another server may still run a job that has made progress since the last one. */
async function resume(): Promise<void> {
  const resumer = createResumer(world.writer().services)
  await resumer.resume()
  await resumer.resume()
}

describe('a job', () => {
  it('is listed for its user and for administrators, with what it changed and skipped', async () => {
    const before = await world.people.manager.client.get('/api/jobs?_start=0&_end=1')
    const ids = await addProducts(3)
    const token = await change(ids, { stock: 5 })
    expect(await jobs('manager')).toMatchObject([
      {
        ...{
          id: token,
          kind: 'bulk',
          resource: 'products',
          verb: 'update',
          name: 'Edit: Products, 3 records',
        },
        status: 'finished',
        done: 3,
        total: 3,
        progress: 100,
        changed: 3,
        refused: 0,
        problems: [],
        isUndoable: true,
        user: world.people.manager.id,
        _can: [],
      },
    ])
    const after = await world.people.manager.client.get('/api/jobs?_start=0&_end=1')
    const totals = [before, after].map(({ headers }) => Number(headers.get('x-total-count')))
    expect(totals).toEqual([0, 1])
    expect((await job('admin', token)).id).toBe(token)
    const chinese = await world.people.manager.client.get(`/api/jobs/${token}`, { 'accept-language': 'zh' })
    expect(chinese.body).toMatchObject({ name: '编辑：产品，3 条记录' })
    expect(await jobs('user')).toEqual([])
    expect((await world.people.user.client.get(`/api/jobs/${token}`)).status).toBe(404)
  })

  it('is named by the changes that it made, for those who may read it', async () => {
    const [id = ''] = await addProducts(1)
    const token = await change([id], { name: 'Made by a job' })
    type Changes = readonly { readonly job?: { readonly record: string; readonly text: string } }[]
    const newest = async (role: Role, path: string, language = 'en') => {
      const { client } = world.people[role]
      const answer = await client.get(`/api/products/${id}/${path}`, { 'accept-language': language })
      return (answer.body as Changes)[0]?.job
    }
    const job = { resource: 'jobs', record: token, text: 'bulk change “Edit” of 1 record' }
    expect(await newest('manager', 'history')).toEqual(job)
    expect(await newest('admin', 'history?field=name')).toEqual(job)
    expect((await newest('admin', 'history', 'zh'))?.text).toBe('对 1 条记录的批量操作“编辑”')
    expect(await newest('user', 'history')).toBeUndefined()
    const [entry] = (await world.people.admin.client.get('/api/audit?_end=1&resource=products')).body as [
      { id: string; entry: string },
    ]
    expect((await world.people.admin.client.get(`/api/audit/${entry.id}/change`)).body).toMatchObject({ job })
  })

  it('is no longer offered to be undone after it was, and its undo is a job too', async () => {
    const [id = ''] = await addProducts(1)
    const token = await change([id], { stock: 8 })
    const undone = await world.people.manager.client.post(`/api/undo/${token}`)
    const { batch } = undone.body as { batch: string }
    expect(await job('manager', token)).toMatchObject({ isUndoable: false })
    expect(await job('manager', batch)).toMatchObject({
      kind: 'undo',
      name: 'Undo: Products, 1 record',
      status: 'finished',
      changed: 1,
      isUndoable: true,
    })
  })

  it('names the records that it skipped, with the reason', async () => {
    const invoice = await goods.addInvoice('send')
    const { client } = world.people.manager
    const plan = await client.post('/api/invoices/bulk', {
      verb: 'send',
      ids: [invoice],
      dryRun: true,
    })
    const { token } = plan.body as { token: string }
    await client.post('/api/invoices/bulk', { token })
    const { problems, status } = await job('manager', token)
    expect(status).toBe('finished')
    expect(problems).toMatchObject([{ title: expect.stringMatching(/^INV-/), line: null }])
    expect(problems[0]?.message).not.toBe('')
  })

  it('can be stopped by its user, by its move, and not once it has ended', async () => {
    const { writer, watch } = crashing(1)
    const ended = importFile(writer, goods.products as AnyResource, uploadOf(csv('stop', 150)), watch)
    await expect(ended).rejects.toBeInstanceOf(DatabaseUnavailable)
    const { client } = world.people.admin
    expect((await job('admin', writer.batch))._can).toEqual(['stop'])
    expect((await world.people.user.client.post(`/api/jobs/${writer.batch}/stop`)).status).toBe(404)
    expect((await client.post(`/api/jobs/${writer.batch}/stop`)).status).toBe(200)
    await resume()
    expect(await job('admin', writer.batch)).toMatchObject({ status: 'stopped', _can: [] })
    expect(await countOf('stop')).toBeLessThan(150)
    expect((await client.post(`/api/jobs/${writer.batch}/stop`)).status).toBe(409)
  })
})

const uploadOf = (text: string) => ({
  bytes: new TextEncoder().encode(text),
  fileName: 'goods.csv',
  mapping: undefined,
  key: undefined,
  isLook: false,
  isDryRun: false,
  isPartial: true,
  isOnce: false,
  idempotencyKey: undefined,
})

describe('an import as a job', () => {
  it('has its rows that were not stored, for its user only', async () => {
    const text = csv('rows', 4, (index) => (index === 2 ? 'much' : '10'))
    const { batch } = (await send(text)).body as { batch: string }
    expect(await job('admin', batch)).toMatchObject({
      kind: 'import',
      name: 'Products',
      changed: 3,
      refused: 1,
      total: 4,
      done: 4,
      problems: [{ line: 4, message: expect.stringMatching(/^Price: /) }],
    })
    const rows = await world.people.admin.client.get(`/api/jobs/${batch}/failed-rows`)
    expect(rows.body).toEqual({
      headers: ['Name', 'Product code', 'Price'],
      rows: [{ line: 4, cells: ['rows 2', 'rows-2', 'much'], message: expect.stringMatching(/^Price: /) }],
    })
    expect((await world.people.manager.client.get(`/api/jobs/${batch}/failed-rows`)).status).toBe(404)
  })

  it('continues on another server where it stopped, with the rows it had skipped, and notifies its user', async () => {
    const { writer, watch } = crashing(2)
    const text = csv('crash', 230, (index) => (index === 10 ? 'much' : '10'))
    await expect(
      importFile(writer, goods.products as AnyResource, uploadOf(text), watch),
    ).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await countOf('crash')).toBe(99)
    expect(await job('admin', writer.batch)).toMatchObject({ status: 'running', done: 100, total: 230 })
    await resume()
    expect(await countOf('crash')).toBe(229)
    expect(await job('admin', writer.batch)).toMatchObject({
      status: 'finished',
      done: 230,
      changed: 229,
      refused: 1,
      isUndoable: true,
      problems: [{ line: 12 }],
    })
    const { client } = world.people.admin
    const rows = await client.get(`/api/jobs/${writer.batch}/failed-rows`)
    expect(rows.body).toMatchObject({ rows: [{ line: 12, cells: ['crash 10', 'crash-10', 'much'] }] })
    const { notifications } = (await client.get('/api/notifications')).body as {
      notifications: { kind: string; subject: string; resource: string; record: string }[]
    }
    expect(notifications).toContainEqual(
      expect.objectContaining({
        kind: 'importFinished',
        subject: 'goods.csv',
        resource: 'jobs',
        record: writer.batch,
      }),
    )
  })
})

it('an undo continues on another server where it stopped', async () => {
  const { batch } = (await send(csv('back', 170))).body as { batch: string }
  expect(await countOf('back')).toBe(170)
  const { writer, watch } = crashing(1)
  await expect(undoBatch(writer, batch, watch)).rejects.toBeInstanceOf(DatabaseUnavailable)
  const [left] = await world.database.query<{ count: number }>({
    text: `select count(*) as "count" from "products" where "code" like 'back-%' and "deletedAt" is null`,
  })
  expect(left?.count).toBe(120)
  await resume()
  const [none] = await world.database.query<{ count: number }>({
    text: `select count(*) as "count" from "products" where "code" like 'back-%' and "deletedAt" is null`,
  })
  expect(none?.count).toBe(0)
  expect(await job('admin', writer.batch)).toMatchObject({ status: 'finished', changed: 170, kind: 'undo' })
  expect(await job('admin', batch)).toMatchObject({ isUndoable: false })
})

it('a job that fails says why, and is not started again', async () => {
  const { writer } = crashing(99)
  const watch = { onProgress: () => Promise.reject(new Error('A defect')) }
  const ids = uploadOf(csv('defect', 60))
  await expect(importFile(writer, goods.products as AnyResource, ids, watch)).rejects.toThrow('A defect')
  const failed = await job('admin', writer.batch)
  expect(failed).toMatchObject({ status: 'failed', _can: [] })
  expect(failed.problems).toHaveLength(1)
  expect(failed.problems[0]?.message).not.toContain('A defect')
  await resume()
  expect(await countOf('defect')).toBe(50)
})
