import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { sweep } from '#server/lifecycle/sweep'
import { create } from '#server/write/create'
import { errorsOf } from '../support/worlds/client'
import { whole } from '../support/worlds/declared'
import { largeFiles } from '../support/worlds/large-file'
import { createWorld, type World } from '../support/worlds/world'

let world: World
const limits = { rows: 3000, bytes: 8 * 1024 * 1024, perUser: 2 }
beforeAll(async () => {
  world = await createWorld(whole, { importLimits: limits })
  await create(world.writer(), world.app['categories'] as AnyResource, { name: 'Readers' })
})
afterAll(() => world.close())

const files = (role: Role = 'admin') => largeFiles(world.people[role].client)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const csv = (prefix: string, count: number) =>
  `Name,Product code,Category,Price,Note\n${Array.from({ length: count }, (_, index) => `${prefix} ${index},${prefix}-${index},Readers,10,\n`).join('')}`
const mapping = { Note: null }
const countOf = async (prefix: string) => {
  const rows = await world.database.query({
    text: 'select 1 from "products" where "code" like $1',
    values: [`${prefix}-%`],
  })
  return rows.length
}
const partsOf = async (id: string) =>
  (await world.database.query({ text: 'select 1 from "job_parts" where "job" = $1', values: [id] })).length

describe('the upload of a large file', () => {
  it('is refused for callers who may not import, and hidden from others', async () => {
    const given = { name: 'a.csv', size: 10 }
    expect((await files('user').begin(given)).status).toBe(403)
    expect((await world.anonymous.post(files().path, given)).status).toBe(401)
    const id = await files().upload(bytesOf('Name,Price\nA,1\n'))
    for (const other of [files('manager'), files('user')]) {
      expect((await other.send(id, 0, bytesOf('Name,Price\nA,1\n'))).status).toBe(404)
    }
    expect((await files('manager').start(id)).status).toBe(404)
    expect((await world.people.manager.client.remove(`${files().path}/${id}`)).status).toBe(404)
    expect((await world.people.admin.client.remove(`${files().path}/${id}`)).status).toBe(204)
    expect(await partsOf(id)).toBe(0)
    expect((await files().start(id)).status).toBe(404)
  })

  it('refuses input with an error at its field', async () => {
    const faults = async (given: object) => Object.keys(errorsOf(await files().begin(given))).toSorted()
    expect(await faults({})).toEqual(['name', 'size'])
    expect(await faults({ name: 'a', size: 1.5, mapping: [], key: 'nothing', more: 1 })).toEqual([
      ...['key', 'mapping', 'more', 'name', 'size'].filter((name) => name !== 'name'),
    ])
    for (const header of ['a\0', '\ud800', 'x'.repeat(10_001)])
      expect(await faults({ name: 'a', size: 1, mapping: { [header]: null } })).toEqual(['mapping'])
    const large = await files().begin({ name: 'a', size: limits.bytes + 1 })
    expect(errorsOf(large)).toEqual({ size: ['A CSV file has at most 8 MB.'] })
    const chinese = await world.people.admin.client.post(
      files().path,
      { name: 'a', size: limits.bytes + 1 },
      { 'accept-language': 'zh' },
    )
    expect(errorsOf(chinese)).toEqual({ size: ['CSV 文件不能超过 8 MB。'] })
    const begun = await files().begin({ name: 'a', size: 5 })
    const { id } = begun.body as { id: string }
    const send = async (part: number, text: string) =>
      JSON.parse(await (await files().send(id, part, bytesOf(text))).text()) as { errors?: object }
    expect((await send(0, 'four')).errors).toHaveProperty('part')
    expect((await send(1, 'five5')).errors).toHaveProperty('part')
    expect((await send(0, 'PK\u0003\u0004x')).errors).toHaveProperty('file')
    expect(errorsOf(await files().start(id))).toHaveProperty('file')
    await files().send(id, 0, bytesOf('A\nBCD'))
    expect(errorsOf(await files().start(id))).toHaveProperty('file')
    expect((await world.people.admin.client.remove(`${files().path}/${id}`)).status).toBe(204)
  })

  it('is limited to several at once for each user', async () => {
    const begun = [await files().begin({ name: 'a', size: 5 }), await files().begin({ name: 'b', size: 5 })]
    const third = await files().begin({ name: 'c', size: 5 })
    expect(errorsOf(third).file?.[0]).toMatch(/^You have 2 large imports under way/)
    expect((await files('manager').begin({ name: 'c', size: 5 })).status).toBe(201)
    for (const { body } of begun)
      await world.people.admin.client.remove(`${files().path}/${(body as { id: string }).id}`)
    expect((await files().begin({ name: 'c', size: 5 })).status).toBe(201)
    await world.database.query({ text: 'delete from "import_uploads"' })
  })

  it('is deleted with its parts when it was abandoned', async () => {
    const id = await files().upload(bytesOf(csv('left', 5)))
    await sweep(world.server.services)
    expect(await partsOf(id)).toBe(1)
    await world.database.query({
      text: `update "import_uploads" set "usedAt" = now() - interval '31 minutes' where "id" = $1`,
      values: [id],
    })
    await sweep(world.server.services)
    expect(await partsOf(id)).toBe(0)
    expect((await files().start(id)).status).toBe(404)
  })

  it('is imported once, however often it is started', async () => {
    const id = await files().upload(bytesOf(csv('once', 50)), { mapping })
    const answers = [await files().start(id), await files().start(id)]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, { job: id }],
      [202, { job: id }],
    ])
    await files().ended(id)
    expect((await files().start(id)).status).toBe(202)
    expect(await countOf('once')).toBe(50)
  })
})

it('the beginning of a file is looked at and tried without its last, incomplete row', async () => {
  const text = csv('head', 5)
  const head = text.slice(0, text.lastIndexOf('head-4') + 10)
  const send = async (query: string) =>
    world.people.admin.client.send('POST', `/api/products/import?head=true&${query}`, head, {
      'content-type': 'text/csv',
    })
  expect((await send('look=true')).body).toMatchObject({ count: 4, sample: [{ line: 2 }, {}, {}, {}] })
  expect((await send('dryRun=true')).body).toMatchObject({ count: 4, created: 4 })
  expect(await countOf('head')).toBe(0)
  expect(errorsOf(await send('partial=true'))).toHaveProperty('head')
})
