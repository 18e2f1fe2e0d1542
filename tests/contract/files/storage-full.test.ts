import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type ServerApp } from '#server/lifecycle/app'
import { folderStore } from '#server/features/files/folder-store'
import type { ContentStore } from '#server/base/content-store'
import { clientOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { formOf } from '../support/worlds/upload-form'
import { createWorld, type World } from '../support/worlds/world'

const en = 'The server has no storage space left, so nothing was saved. Tell your administrator.'
const cn = '服务器存储空间已满，内容未保存。请告知管理员。'
const noSpace = (call: string) =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${call}`), { code: 'ENOSPC' })

let world: World
let folder: string
/** The step at which the disk has no space left. */
let failing: 'receive' | 'keep' | undefined
let server: ServerApp
const failures: string[] = []

/** The real file store on a disk that is full at one step. */
function fullStore(store: ContentStore): ContentStore {
  return {
    ...store,
    async receive(bytes, limit) {
      const received = await store.receive(bytes, limit)
      if (failing === 'receive') {
        await received.discard()
        throw noSpace('write')
      }
      const keep = () => (failing === 'keep' ? Promise.reject(noSpace('rename')) : received.keep())
      return { ...received, keep }
    },
  }
}

beforeAll(async () => {
  world = await createWorld(corridor)
  folder = await mkdtemp(join(tmpdir(), 'corridor-full-'))
  server = await createApp({
    database: world.database,
    contents: fullStore(folderStore(folder)),
    log: (line) => failures.push(line),
  })
})
afterAll(async () => {
  await server.close()
  await world.close()
  await rm(folder, { recursive: true })
})

const uploads = () => world.database.query({ text: 'select "id" from "uploads"' })

it.each(['receive', 'keep'] as const)(
  'an upload to a full disk gets 507 and stores nothing: %s',
  async (step) => {
    failing = step
    const client = clientOf(server, world.people.user.token)
    for (const [language, sentence] of [
      ['en', en],
      ['zh-CN', cn],
    ] as const) {
      const answer = await client.raw('POST', '/api/files/upload', formOf('a.txt', 'some text'), {
        'accept-language': language,
      })
      expect(answer.status).toBe(507)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(await answer.json()).toMatchObject({ title: 'full', status: 507, message: sentence })
    }
    expect(await uploads()).toEqual([])
    failing = undefined
    expect((await client.raw('POST', '/api/files/upload', formOf('a.txt', 'some text'))).status).toBe(201)
    expect(failures, 'the operator reads of it').toContainEqual('POST /api/files/upload failed')
    await world.database.query({ text: 'delete from "uploads"' })
  },
)

it('a write without database space gets 507, and reads still work', async () => {
  await world.database.query({
    text: `create function no_space() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  })
  await world.database.query({
    text: 'create trigger no_space before insert on "folders" for each row execute function no_space()',
  })
  const client = clientOf(server, world.people.user.token)
  const answer = await client.post('/api/folders', { name: 'Reports' })
  expect([answer.status, answer.body]).toMatchObject([507, { title: 'full', message: en }])
  expect((await client.get('/api/folders')).status).toBe(200)
  await world.database.query({ text: 'drop trigger no_space on "folders"' })
  expect((await client.post('/api/folders', { name: 'Reports' })).status).toBe(201)
})
