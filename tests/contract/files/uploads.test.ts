import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStore } from '#server/features/files/folder-store'
import { sweepUploads } from '#server/features/files/sweep'
import { temporaryFolder } from '../../support/temporary-folder'
import { answerOf, errorsOf, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { formOf, pixel, svg } from '../support/worlds/upload-form'
import { createPerson, createWorld, changeLogLength, type World } from '../support/worlds/world'

const max = 64 * 1024
const capacity = 640 * 1024
const folder = temporaryFolder('uploads')
let world: World
let [admin, manager, user, other]: Client[] = []
beforeAll(async () => {
  world = await createWorld(corridor, {
    contents: folderStore(folder),
    fileLimits: { file: max, person: capacity },
  })
  ;[admin, manager, user] = [world.people.admin.client, world.people.manager.client, world.people.user.client]
  other = (await createPerson(world.server, 'user')).client
})
afterAll(() => world.close())

interface File {
  id: string
  name: string
  content: string
  size: number
  kind: string
  contentType: string
  checksum: string
  owner: string
}
const send = async (
  client: Client | undefined,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
) => answerOf(await (client as Client).raw('POST', path, body, headers))
async function upload(
  client: Client | undefined,
  name: string,
  bytes: Uint8Array | string,
  fields = {},
): Promise<File> {
  const answer = await send(client, '/api/files/upload', formOf(name, bytes, fields))
  expect(answer.status, answer.text).toBe(201)
  return answer.body as File
}
async function content(client: Client | undefined, name: string, bytes: Uint8Array | string) {
  const answer = await send(client, '/api/contents', formOf(name, bytes))
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as File).content
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const keptFiles = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name))
const incoming = () => readdir(join(folder, 'incoming'))
const uploads = () => world.database.query({ text: 'select "id" from "uploads"' })

describe('an upload', () => {
  it('has size, type and checksum of its bytes, and is served unchanged', async () => {
    const bytes = Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * 7) % 251))
    const file = await upload(user, 'numbers.dat', bytes)
    expect(file).toMatchObject({ name: 'numbers.dat', size: 50_000, owner: world.people.user.id })
    expect(file.contentType).toBe('application/octet-stream')
    const answer = await (user as Client).raw('GET', `/api/files/${file.id}/content`)
    expect(answer.status).toBe(200)
    expect((await bytesOf(answer)).equals(bytes)).toBe(true)
    expect(answer.headers.get('content-length')).toBe('50000')
    expect(answer.headers.get('etag')).toBe(`"${file.checksum}"`)
  })

  it('of the same bytes stores them once', async () => {
    const before = (await keptFiles()).length
    await upload(user, 'same.txt', 'the same')
    await upload(manager, 'other.txt', 'the same')
    expect((await keptFiles()).length).toBe(before + 1)
  })

  it('gets a number when its name is taken in its folder', async () => {
    const folderId = ((await (user as Client).post('/api/folders', { name: 'Place' })).body as File).id
    const names = []
    for (let count = 0; count < 3; count++)
      names.push((await upload(user, 'Report.pdf', 'x', { folder: folderId })).name)
    expect(names).toEqual(['Report.pdf', 'Report (2).pdf', 'Report (3).pdf'])
    expect((await upload(user, 'Report.pdf', 'x')).name).toBe('Report.pdf')
  })

  it('of several files with one name at the same time gives each its own name', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, index) => upload(user, 'At once', `${index}`)),
    )
    expect(new Set(made.map(({ name }) => name)).size).toBe(6)
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\secret.txt', 'secret.txt'],
    ['a\u202Egpj.exe', 'agpj.exe'],
    ['  ..  ', 'file'],
    ['合同 (终稿).pdf', '合同 (终稿).pdf'],
    [`${'long '.repeat(80)}.png`, `${'long '.repeat(80).slice(0, 196)}.png`],
  ])('named %j is stored as %j', async (sent, name) => {
    const file = await upload(other, sent, sent)
    expect(file.name).toBe(name)
    const answer = await (other as Client).raw('GET', `/api/files/${file.id}/content`)
    const [, coded = ''] =
      /filename\*=UTF-8''(.*)$/.exec(answer.headers.get('content-disposition') ?? '') ?? []
    expect(decodeURIComponent(coded)).toBe(name)
  })

  it.each([
    ['drawing.svg', svg, 'image/svg+xml', 'attachment'],
    ['page.html', '<script>alert(1)</script>', 'text/html; charset=utf-8', 'attachment'],
    ['page.png', '<script>alert(1)</script>', 'text/plain; charset=utf-8', 'inline'],
    ['dot.png', pixel, 'image/png', 'inline'],
  ])('named %s is never executed when it is served', async (name, bytes, type, kind) => {
    const { id, content: address } = await upload(other, name, bytes)
    for (const path of [`/api/files/${id}/content`, address]) {
      const answer = await (other as Client).raw('GET', path)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^${kind}`))
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    }
  })

  it('is served in ranges', async () => {
    const { id } = await upload(user, 'ten.txt', '0123456789')
    const part = (range: string) =>
      (user as Client).raw('GET', `/api/files/${id}/content`, undefined, { range })
    const middle = await part('bytes=2-4')
    expect([middle.status, await middle.text(), middle.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ])
    expect((await part('bytes=20-')).status).toBe(416)
  })
})

describe('a rejected upload leaves nothing behind:', () => {
  const nothingOf = async (work: () => Promise<void>) => {
    const before = [await keptFiles(), await uploads(), await changeLogLength(world)]
    await work()
    expect([await keptFiles(), await uploads(), await changeLogLength(world)]).toEqual(before)
    expect(await incoming()).toEqual([])
  }

  it('a file that is too large, with or without a declared size', () =>
    nothingOf(async () => {
      const large = formOf('large.bin', Buffer.alloc(max + 1))
      expect((await send(user, '/api/files/upload', large)).status).toBe(413)
      const huge = formOf('huge.bin', Buffer.alloc(max * 4))
      expect((await send(user, '/api/contents', huge)).status).toBe(413)
      const fields = {
        'content-length': String(max * 100),
        'content-type': 'multipart/form-data; boundary=x',
      }
      expect((await send(user, '/api/contents', '--x', fields)).status).toBe(413)
    }))

  it('an incomplete form', () =>
    nothingOf(async () => {
      const start = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'
      const chunks = [start, 'x'.repeat(9000)]
      const cut = new ReadableStream<Uint8Array>({
        pull(controller) {
          const next = chunks.shift()
          if (next === undefined) controller.error(new Error('The line was cut'))
          else controller.enqueue(Buffer.from(next))
        },
      })
      const type = { 'content-type': 'multipart/form-data; boundary=x' }
      expect((await send(user, '/api/files/upload', cut, type)).status).toBe(400)
      expect((await send(user, '/api/files/upload', `${start}and no end`, type)).status).toBe(400)
    }))

  it('no form, no file, or an unknown field', () =>
    nothingOf(async () => {
      const path = '/api/files/upload'
      expect((await send(user, path, 'text')).status).toBe(400)
      expect((await send(user, path, '{}', { 'content-type': 'application/json' })).status).toBe(400)
      expect((await send(user, path, 'x', { 'content-type': 'multipart/form-data' })).status).toBe(400)
      const empty = new FormData()
      empty.set('name', 'a')
      expect(errorsOf(await send(user, path, empty))).toHaveProperty('file')
      expect(errorsOf(await send(user, path, formOf('a', 'a', { owner: 'b' })))).toHaveProperty('owner')
    }))

  it('a file for a folder of another user', async () => {
    const foreign = (await (other as Client).post('/api/folders', { name: 'Foreign' })).body as File
    await nothingOf(async () => {
      const answer = await send(user, '/api/files/upload', formOf('a', 'new bytes', { folder: foreign.id }))
      expect(errorsOf(answer)).toHaveProperty('folder')
    })
  })

  it('an anonymous upload', () =>
    nothingOf(async () => {
      expect((await send(world.anonymous, '/api/contents', formOf('a', 'a'))).status).toBe(401)
    }))

  it('a file above the quota of the user', async () => {
    const greedy = (await createPerson(world.server, 'user')).client
    for (let count = 0; count < 10; count++) await upload(greedy, 'full.bin', Buffer.alloc(max, count))
    const before = await keptFiles()
    expect(errorsOf(await send(greedy, '/api/files/upload', formOf('more', 'more')))).toHaveProperty('file')
    expect(await keptFiles()).toEqual(before)
    const usage = (await greedy.get('/api/files/usage')).body
    expect(usage).toMatchObject({ used: capacity, quota: capacity, most: max })
  })
})

describe('the content of a file', () => {
  it('is served to users who may read the file', async () => {
    const { id, content: address } = await upload(user, 'own.txt', 'my own')
    expect((await (other as Client).get(`/api/files/${id}/content`)).status).toBe(404)
    expect((await world.anonymous.get(`/api/files/${id}/content`)).status).toBe(401)
    expect((await (manager as Client).get(`/api/files/${id}/content`)).text).toBe('my own')
    const bare = address.split('?')[0] as string
    expect((await (other as Client).get(bare)).status).toBe(404)
    expect((await world.anonymous.get(bare)).status).toBe(401)
    expect((await world.anonymous.get(address)).text).toBe('my own')
  })

  it('is not served at a changed address', async () => {
    const [own, foreign] = [await content(user, 'a', 'aa'), await content(other, 'b', 'bb')]
    const signature = own.split('?')[1] as string
    const forged = [
      `${foreign.split('?')[0]}?${signature}`,
      own.replace(/until=(\d)/, 'until=9'),
      own.replace(/by=.*/, 'by='),
      own.replace(/by=.*/, 'by=AAAAAAAAAAAAAAAAAAAAAA'),
    ]
    for (const address of forged) expect((await world.anonymous.get(address)).status, address).toBe(401)
  })

  it('cannot be put into a record by a user who may not read it', async () => {
    const foreign = await content(user, 'secret.png', pixel)
    const product = { name: 'P', price: 1, cover: foreign.split('?')[0] }
    const answer = await (manager as Client).post('/api/products', { ...product, code: 'taken' })
    expect(errorsOf(answer)).toHaveProperty('cover')
    const mine = { about: 'x', photoURL: foreign }
    expect(errorsOf(await (other as Client).patch('/api/account/my-account', mine))).toHaveProperty(
      'photoURL',
    )
  })
})

describe('a picture of a record', () => {
  const productWith = async (cover: string, code: string) =>
    (admin as Client).post('/api/products', { name: code, code, price: 1, cover })

  it('is served to users who may read the record, and stored without its signature', async () => {
    const made = await productWith(await content(admin, 'cover.png', pixel), 'covered')
    expect(made.status, made.text).toBe(201)
    const { id, cover } = made.body as { id: string; cover: string }
    const [stored] = await world.database.query<{ cover: string }>({
      text: 'select "cover" from "products" where "id" = $1',
      values: [id],
    })
    expect(stored?.cover).toMatch(/^\/api\/contents\/[0-9a-f-]{36}\/cover\.png$/)
    await (admin as Client).post(`/api/products/${id}/publish`)
    const read = (await (user as Client).get(`/api/products/${id}`)).body as { cover: string }
    expect(read.cover.split('?')[0], 'signed for another session').toBe(cover.split('?')[0])
    const shown = await world.anonymous.raw('GET', read.cover)
    expect((await bytesOf(shown)).equals(pixel)).toBe(true)
    const saved = await (manager as Client).patch(`/api/products/${id}`, { cover: read.cover, stock: 3 })
    expect(saved.status, saved.text).toBe(200)
  })

  it('must be a picture', async () => {
    const answer = await productWith(await content(admin, 'cover.png', 'no picture'), 'uncovered')
    expect(errorsOf(answer)).toEqual({ cover: ['Choose a picture.'] })
  })

  it('may be the content of a file that the user may read', async () => {
    const { content: address } = await upload(user, 'shared.png', pixel)
    expect((await productWith(address, 'shared')).status).toBe(201)
  })
})

describe('an unused upload', () => {
  it('is deleted after a day, unlike one that a record uses', async () => {
    const unused = await content(admin, 'unused.txt', 'never used')
    const used = await upload(admin, 'used.txt', 'used')
    const { services } = world.server
    await sweepUploads(services, Date.now() + 23 * 3600_000)
    expect((await (admin as Client).get(unused)).status).toBe(200)
    await sweepUploads(services, Date.now() + 25 * 3600_000)
    expect((await (admin as Client).get(unused)).status).toBe(404)
    expect((await (admin as Client).get(`/api/files/${used.id}/content`)).text).toBe('used')
    expect((await keptFiles()).some((name) => name.includes(used.checksum))).toBe(true)
  })
})
