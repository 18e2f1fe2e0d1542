import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { DatabaseUnavailable } from '#server/base/database'
import { takeUpload } from '#server/features/import/large/start-upload'
import { runLarge } from '#server/features/import/large/run-large'
import { createResumer } from '#server/features/jobs/resume'
import type { Watch } from '#server/base/progress'
import { asRunning } from '#server/features/work/running'
import { create } from '#server/write/create'
import { writerFor } from '#server/write/context'
import { whole } from '../support/worlds/declared'
import { largeFiles } from '../support/worlds/large-file'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let category: string
beforeAll(async () => {
  world = await createWorld(whole, {
    importLimits: { rows: 3000, bytes: 8 * 1024 * 1024, perUser: 2 },
  })
  category = (await create(world.writer(), world.app['categories'] as AnyResource, { name: 'Readers' })).id
})
afterAll(() => world.close())

const files = (role: Role = 'admin') => largeFiles(world.people[role].client)
const bytesOf = (text: string) => new TextEncoder().encode(text)
/** A file whose rows are long, so that few of them need several parts. */
const csv = (prefix: string, count: number, price: (index: number) => string = () => '10') =>
  `Name,Product code,Category,Price,Note\n${Array.from(
    { length: count },
    (_, index) => `${prefix} ${index},${prefix}-${index},Readers,${price(index)},${'x'.repeat(1500)}`,
  ).join('\n')}\n`
const mapping = { Note: null }
const rowsOf = (prefix: string) =>
  world.database.query<{ name: string; code: string; category: string; price: number; description: string }>({
    text: `select "name", "code", "category", "price", "description" from "products" where "code" like $1 order by "code"`,
    values: [`${prefix}-%`],
  })
const countOf = async (prefix: string) => new Set((await rowsOf(prefix)).map(({ code }) => code)).size
const partsOf = async (id: string) =>
  (await world.database.query({ text: 'select 1 from "job_parts" where "job" = $1', values: [id] })).length

/** Imports a file with this watch, until it is rejected. */
async function begun(text: string, watch: Watch, reason: unknown): Promise<string> {
  const id = await files().upload(bytesOf(text), { mapping })
  const { id: userId } = world.people.admin
  const caller = { userId, sessionId: null, role: 'admin', language: 'en' } as const
  const writer = { ...writerFor(world.server.services, caller), batch: id }
  const resource = world.app['products'] as AnyResource
  const job = await takeUpload(writer, resource)
  if (!job) throw new Error('The upload was not taken')
  const ended = asRunning(writer, () => runLarge({ writer, resource, job, watch }))
  await expect(ended).rejects.toThrow(reason as string)
  return id
}

/** Imports a file on a server that ends after some batches. */
function crashed(text: string, steps: number): Promise<string> {
  let received = 0
  const onProgress = () =>
    ++received === steps ? Promise.reject(new DatabaseUnavailable()) : Promise.resolve(true)
  return begun(text, { onProgress }, DatabaseUnavailable)
}
async function resume(): Promise<void> {
  const resumer = createResumer(world.server.services)
  await resumer.resume()
  await resumer.resume()
}
const setRole = (role: Role, to: string) =>
  world.database.query({
    text: 'update "users" set "role" = $2 where "id" = $1',
    values: [world.people[role].id, to],
  })

describe('the import of a large file', () => {
  it('writes every row once, with references by title, and deletes the file', async () => {
    const job = await files().run(bytesOf(csv('all', 1600)), { mapping })
    expect(job).toMatchObject({
      kind: 'import',
      name: 'goods.csv',
      status: 'finished',
      done: 1600,
      total: 1600,
      changed: 1600,
      refused: 0,
      problems: [],
      isUndoable: true,
      bytes: job.totalBytes,
    })
    const rows = await rowsOf('all')
    expect(rows).toHaveLength(1600)
    expect(new Set(rows.map((row) => row.category))).toEqual(new Set([category]))
    expect(await partsOf(job.id)).toBe(0)
    const changes = await world.database.query({
      text: 'select 1 from "changes" where "batch" = $1',
      values: [job.id],
    })
    expect(changes).toHaveLength(1600)
  })

  it('lists refused rows with their numbers and reasons, and writes the others', async () => {
    const text = csv('some', 300, (index) => (index % 100 === 7 ? 'much' : '10'))
    const job = await files('manager').run(bytesOf(text), { mapping })
    expect(job).toMatchObject({ status: 'finished', done: 300, changed: 297, refused: 3 })
    expect(job.problems.map(({ line }) => line)).toEqual([9, 109, 209])
    const rows = await world.people.manager.client.get(`/api/jobs/${job.id}/failed-rows`)
    expect(rows.body).toMatchObject({
      rows: [
        {
          line: 9,
          cells: expect.arrayContaining(['some-7', 'much']),
          message: expect.stringMatching(/^Price/),
        },
        { line: 109 },
        { line: 209 },
      ],
    })
  })

  it('stores at most a thousand refused rows, also where no row of a batch is valid', async () => {
    const job = await files().run(bytesOf(csv('none', 1300, () => 'much')), { mapping })
    expect(job).toMatchObject({
      status: 'finished',
      done: 1300,
      changed: 0,
      refused: 1300,
      isUndoable: false,
    })
    expect(job.problems).toHaveLength(1000)
  })

  it('reads quoted line breaks, quotes and characters across the borders of parts', async () => {
    const { partBytes } = files()
    // Rows of three kinds end or continue exactly at a border, whichever byte it is.
    for (const shift of [0, 1, 2, 3]) {
      const head = 'Name,Product code,Price,Weight\n'
      const filler = partBytes - head.length - 'a,b,1,\n'.length - 20 + shift
      const long = `"${'y\n'.repeat(filler / 2).slice(0, filler - 2)}"`
      const row = `"读 ""${shift}"",\r\n卡",edge-${shift},3\r\nlast ${shift},edge-${shift}b,4`
      const text = `Note,Name,Product code,Price\n${long},first,edge-${shift}a,1\n,${row.replace('last', ',last')}`
      const job = await files().run(bytesOf(text), { mapping })
      expect(job).toMatchObject({ status: 'finished', total: 3, changed: 3, refused: 0 })
      const names = (await rowsOf(`edge`)).filter(({ code }) => code === `edge-${shift}`)
      expect(names).toMatchObject([{ price: 300 }])
    }
  })

  it('reads the encodings that small files may have', async () => {
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${csv('wide', 400)}宽,wide-x,Readers,1,\n`, 'utf16le'))
    expect(await files().run(utf16, { mapping })).toMatchObject({ changed: 401 })
    expect(await rowsOf('wide')).toContainEqual(expect.objectContaining({ code: 'wide-x', name: '宽' }))
    const latin = new Uint8Array(Buffer.from(`${csv('latin', 700)}caf\u00e9,latin-x,Readers,1,\n`, 'latin1'))
    expect(await files().run(latin, { mapping })).toMatchObject({ changed: 701 })
    expect(await rowsOf('latin')).toContainEqual(expect.objectContaining({ name: 'café' }))
  })

  it('updates records by a unique field, and refuses a value that an earlier row has used', async () => {
    await files().run(bytesOf(csv('key', 250)), { mapping })
    const text = `Product code,Price\nkey-1,20\nkey-2,10\n${Array.from({ length: 240 }, (_, index) => `key-${index + 3},30`).join('\n')}\nkey-1,40\nkey-new,50\n`
    const job = await files().run(bytesOf(text), { key: 'code' })
    expect(job).toMatchObject({ done: 244, changed: 241, refused: 2 })
    expect(job.problems.map(({ line }) => line)).toEqual([244, 245])
    const prices = new Map((await rowsOf('key')).map(({ code, price }) => [code, price]))
    expect([prices.get('key-1'), prices.get('key-2'), prices.get('key-3')]).toEqual([2000, 1000, 3000])
  })

  it('refuses a row with a character that cannot be stored', async () => {
    const job = await files().run(bytesOf(`${csv('nul', 200)}A\0B,nul-x,Readers,1,\n`), { mapping })
    expect(job).toMatchObject({ status: 'finished', changed: 200, refused: 1 })
    expect((await world.people.admin.client.get(`/api/jobs/${job.id}/failed-rows`)).status).toBe(200)
  })

  it('can be undone', async () => {
    const { id } = await files().run(bytesOf(csv('undo', 220)), { mapping })
    expect((await world.people.admin.client.post(`/api/undo/${id}`)).status).toBe(200)
    const [left] = await world.database.query<{ count: number }>({
      text: `select count(*)::int as "count" from "products" where "code" like 'undo-%' and "deletedAt" is null`,
    })
    expect(left?.count).toBe(0)
  })

  it('continues after its server has ended, without a row twice, missing or counted twice', async () => {
    const id = await crashed(
      csv('crash', 1600, (index) => (index === 20 || index === 1500 ? 'much' : '10')),
      2,
    )
    expect(await files().job(id)).toMatchObject({ status: 'running', total: 1600 })
    const before = await countOf('crash')
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(1598)
    await resume()
    expect(await files().job(id)).toMatchObject({
      status: 'finished',
      done: 1600,
      changed: 1598,
      refused: 2,
      problems: [{ line: 22 }, { line: 1502 }],
    })
    expect((await rowsOf('crash')).length).toBe(1598)
    expect(await partsOf(id)).toBe(0)
  })

  it('is stopped by its user; what was written stays, and the file is deleted', async () => {
    const id = await crashed(csv('stop', 1200), 1)
    expect((await world.people.admin.client.post(`/api/jobs/${id}/stop`)).status).toBe(200)
    await resume()
    const job = await files().job(id)
    expect(job.status).toBe('stopped')
    expect(await countOf('stop')).toBe(job.done)
    expect(job.done).toBeLessThan(1200)
    expect(await partsOf(id)).toBe(0)
    const again = await world.people.admin.client.post(`/api/jobs/${id}/stop`)
    expect(again.status).toBe(409)
  })

  it('ends with a clear message when its user has lost the role', async () => {
    const id = await crashed(csv('role', 1200), 1)
    await setRole('admin', 'manager')
    await resume()
    await setRole('admin', 'admin')
    const job = await files().job(id)
    expect(job.status).toBe('failed')
    expect(job.problems.at(-1)?.message).toMatch(/^Your role has changed/)
    expect(await countOf('role')).toBe(job.changed)
    expect(await partsOf(id)).toBe(0)
  })

  it('ends at the next batch when its user loses the role while it runs, and can be undone', async () => {
    const steps = { onProgress: () => setRole('admin', 'user').then(() => true) }
    const id = await begun(csv('demoted', 700), steps, 'roleLost')
    await setRole('admin', 'admin')
    const job = await files().job(id)
    expect(job).toMatchObject({ status: 'failed', isUndoable: true })
    expect(job.changed).toBeGreaterThan(0)
    expect(job.changed).toBeLessThan(700)
    expect(await countOf('demoted')).toBe(job.changed)
  })

  it('fails before a row is written if the file cannot be read to its end, or has too many rows', async () => {
    const open = await files().run(bytesOf(`${csv('open', 800)}"open,open-x,,1,`), { mapping })
    expect(open).toMatchObject({ status: 'failed', changed: 0 })
    expect(open.problems[0]?.message).toContain('row 802')
    const rows = `Name,Product code,Price\n${Array.from({ length: 3001 }, (_, index) => `A,many-${index},1`).join('\n')}`
    const many = await files().run(bytesOf(rows))
    expect(many).toMatchObject({ status: 'failed', changed: 0 })
    expect(many.problems[0]?.message).toBe('A file has at most 3,000 rows.')
    expect(await countOf('open')).toBe(0)
    expect(await countOf('many')).toBe(0)
  })
})
