import type { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryStore } from '#server/features/files/memory-store'
import { purgeOldTrash } from '#server/features/files/old-trash'
import { trashStranded } from '#server/features/files/stranded'
import type { ContentStore } from '#server/base/content-store'
import { answerOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { formOf } from '../support/worlds/upload-form'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

interface File {
  id: string
  checksum: string
  content: string
  folder: string | null
}
interface Use {
  used: number
  files: number
  trash: number
  other: number
  trashDays: number
}

let world: World
let contents: ContentStore
let person: Person
beforeAll(async () => {
  contents = memoryStore()
  world = await createWorld(corridor, { contents })
})
beforeEach(async () => {
  person = await createPerson(world.server, 'user')
})
afterAll(() => world.close())

let made = 0
async function upload(size: number, folder?: string): Promise<File> {
  const bytes = Buffer.from(`${++made} `.padEnd(size, '.'))
  const form = formOf(`file ${made}.txt`, bytes.toString(), folder ? { folder } : {})
  const answer = await answerOf(await person.client.raw('POST', '/api/files/upload', form))
  expect(answer.status, answer.text).toBe(201)
  return answer.body as File
}
async function ok(answer: Promise<{ status: number; text: string; body: unknown }>): Promise<unknown> {
  const { status, text, body } = await answer
  expect(status, text).toBeLessThan(300)
  return body
}
const trash = (resource: string, id: string) => ok(person.client.remove(`/api/${resource}/${id}`))
const purge = (resource: string, id: string) => ok(person.client.post(`/api/${resource}/${id}/purge`))
const usage = async () => (await ok(person.client.get('/api/files/usage'))) as Use
const stored = async () => {
  const overview = (await ok(person.client.get('/api/overview/file'))) as {
    tiles: { storage: { lines: { key: string; total: number }[] } }
  }
  return Object.fromEntries(overview.tiles.storage.lines.map(({ key, total }) => [key, total]))
}
const hasBytes = async ({ checksum }: File) => {
  const opened: Readable | undefined = await contents.open(checksum)
  opened?.destroy()
  return opened !== undefined
}

describe('used storage', () => {
  it('is the same for the quota, the file manager and the overview, and includes the trash', async () => {
    const [saved, gone] = [await upload(1000), await upload(500)]
    await trash('files', gone.id)
    const use = await usage()
    expect(use).toMatchObject({ used: 1500, files: 1000, trash: 500, other: 0, trashDays: 30 })
    expect(await stored()).toEqual({ all: 1500, files: 1000, trash: 500, other: 0 })
    await purge('files', gone.id)
    expect(await usage()).toMatchObject({ used: 1000, files: 1000, trash: 0 })
    expect(await stored()).toEqual({ all: 1000, files: 1000, trash: 0, other: 0 })
    expect(await hasBytes(saved)).toBe(true)
  })
})

describe('permanent deletion', () => {
  it('removes the stored content when nothing else refers to it', async () => {
    const item = await upload(800)
    await trash('files', item.id)
    expect(await hasBytes(item)).toBe(true)
    await purge('files', item.id)
    expect(await hasBytes(item)).toBe(false)
  })

  it('does not remove content that is attached to a message', async () => {
    const item = await upload(900)
    const other = await createPerson(world.server, 'manager')
    await ok(
      person.client.post('/api/chat/messages', {
        recipients: [other.id],
        attachments: [{ path: item.content }],
      }),
    )
    await trash('files', item.id)
    await purge('files', item.id)
    expect(await hasBytes(item)).toBe(true)
    expect(await usage()).toMatchObject({ used: 900, files: 0, trash: 0, other: 900 })
  })

  it('is limited to records in the trash, for users who may delete them', async () => {
    const item = await upload(100)
    expect((await person.client.post(`/api/files/${item.id}/purge`)).status).toBe(404)
    await trash('files', item.id)
    const stranger = await createPerson(world.server, 'user')
    expect((await stranger.client.post(`/api/files/${item.id}/purge`)).status).toBe(404)
    const invoice = await person.client.post(`/api/invoices/${item.id}/purge`)
    expect(invoice.status).toBe(404)
    expect(await hasBytes(item)).toBe(true)
  })

  it('of a folder includes its content, but not what was in the trash before', async () => {
    const folder = (await ok(person.client.post('/api/folders', { name: 'Purged' }))) as { id: string }
    const [before, along] = [await upload(200, folder.id), await upload(300, folder.id)]
    await trash('files', before.id)
    await trash('folders', folder.id)
    await purge('folders', folder.id)
    expect(await hasBytes(along)).toBe(false)
    expect(await hasBytes(before)).toBe(true)
    const back = (await ok(person.client.post(`/api/files/${before.id}/restore`))) as File
    expect(back.folder).toBeNull()
  })

  it('of the whole trash deletes as many records as its dry run counted', async () => {
    const folder = (await ok(person.client.post('/api/folders', { name: 'Emptied' }))) as { id: string }
    const all = [await upload(100, folder.id), await upload(100), await upload(100)]
    for (const { id } of all.slice(1)) await trash('files', id)
    await trash('folders', folder.id)
    for (const [resource, count] of [
      ['files', 3],
      ['folders', 1],
    ] as const) {
      const plan = (await ok(
        person.client.post(`/api/${resource}/bulk`, { verb: 'purge', dryRun: true }),
      )) as { count: number; token: string }
      expect(plan.count).toBe(count)
      expect(await ok(person.client.post(`/api/${resource}/bulk`, { token: plan.token }))).toMatchObject({
        count,
        refused: [],
      })
    }
    for (const item of all) expect(await hasBytes(item)).toBe(false)
    expect(await usage()).toMatchObject({ used: 0 })
  })
})

describe('old trash', () => {
  it('is deleted permanently after 30 days', async () => {
    const [old, young] = [await upload(100), await upload(100)]
    for (const { id } of [old, young]) await trash('files', id)
    await world.database.query({
      text: `update "files" set "deletedAt" = now() - interval '31 days' where "id" = $1`,
      values: [old.id],
    })
    await purgeOldTrash(world.server.services)
    const left = await world.database.query({
      text: 'select "id" from "files" where "id" = any($1::uuid[])',
      values: [[old.id, young.id]],
    })
    expect(left).toEqual([{ id: young.id }])
  })

  it('includes the files left in a folder that was put into the trash alone', async () => {
    const folder = (await ok(person.client.post('/api/folders', { name: 'Alone' }))) as { id: string }
    const inside = await upload(100, folder.id)
    await world.database.query({
      text: `update "folders" set "deletedAt" = date_trunc('milliseconds', now()) where "id" = $1`,
      values: [folder.id],
    })
    await trashStranded(world.server.services)
    expect(await usage()).toMatchObject({ files: 0, trash: 100 })
    await ok(person.client.post(`/api/folders/${folder.id}/restore`))
    expect(((await ok(person.client.get(`/api/files/${inside.id}`))) as File).folder).toBe(folder.id)
  })
})
