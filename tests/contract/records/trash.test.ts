import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { corridor } from '../support/worlds/declared'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

interface Row {
  id: string
  version: number
  name: string
  folder?: string | null
  deletedAt: string | null
}

let world: World
let owner: Person
let other: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  ;[owner, other] = await createPeople(world.server, 'user', 'admin')
})
afterAll(() => world.close())

async function make(resource: 'files' | 'folders', values: object, person = owner): Promise<Row> {
  const answer = await person.client.post(`/api/${resource}`, values)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as Row
}
const folder = (name: string, parent?: Row) => make('folders', { name, ...(parent && { parent: parent.id }) })
const file = (name: string, inside?: Row) => make('files', { name, ...(inside && { folder: inside.id }) })

async function trash(resource: 'files' | 'folders', { id }: Row): Promise<void> {
  const answer = await owner.client.remove(`/api/${resource}/${id}`)
  expect(answer.status, answer.text).toBe(204)
}
async function restore(resource: 'files' | 'folders', { id }: Row): Promise<Row> {
  const answer = await owner.client.post(`/api/${resource}/${id}/restore`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Row
}

/** The names of the given records that are not in the trash. */
async function alive(...rows: readonly Row[]): Promise<string[]> {
  const found = await world.database.query<{ name: string }>({
    text: `select "name" from (select "id", "name", "deletedAt" from "files" union all select "id", "name", "deletedAt" from "folders") "all"
      where "id" = any($1::uuid[]) and "deletedAt" is null order by "name"`,
    values: [rows.map(({ id }) => id)],
  })
  return found.map(({ name }) => name)
}

/** Three nested folders, each with a file. */
async function tree(name: string) {
  const top = await folder(`${name} 1`)
  const middle = await folder(`${name} 2`, top)
  const bottom = await folder(`${name} 3`, middle)
  const files = [
    await file(`${name} a`, top),
    await file(`${name} b`, middle),
    await file(`${name} c`, bottom),
  ] as const
  return { top, middle, bottom, files, all: [top, middle, bottom, ...files] }
}

describe('the trash of folders', () => {
  it('takes the content of a folder at all depths, in one batch', async () => {
    const { top, all } = await tree('Along')
    await trash('folders', top)
    expect(await alive(...all)).toEqual([])
    const entries = await world.database.query<{ batch: string; userId: string }>({
      text: `select distinct "batch", "userId" from "changes" where "operation" = 'delete' and "record" = any($1::uuid[])`,
      values: [all.map(({ id }) => id)],
    })
    expect(entries).toHaveLength(1)
    expect(entries[0]?.userId).toBe(owner.id)
  })

  it('restores exactly what went with a folder, not what was in the trash before', async () => {
    const { top, middle, files, all } = await tree('Back')
    await trash('files', files[1])
    await trash('folders', top)
    await restore('folders', top)
    expect(await alive(...all)).toEqual(['Back 1', 'Back 2', 'Back 3', 'Back a', 'Back c'])
    expect((await restore('files', files[1])).folder).toBe(middle.id)
  })

  it('does not restore with a folder a file that was put into the trash on its own', async () => {
    const { top, files, all } = await tree('Moment')
    await trash('files', files[0])
    const later = new Date(Date.now() + 60_000).toISOString()
    await world.database.query({
      text: 'update "files" set "deletedAt" = $2 where "id" = $1',
      values: [files[0].id, later],
    })
    await trash('folders', top)
    await restore('folders', top)
    expect(await alive(...all)).not.toContain('Moment a')
  })

  it('is undone and redone as a whole', async () => {
    const { top, all } = await tree('Undo')
    await trash('folders', top)
    const undone = await owner.client.post(`/api/folders/${top.id}/undo`)
    expect(undone.status, undone.text).toBe(200)
    expect(await alive(...all)).toHaveLength(6)
    const { batch } = undone.body as { batch: string }
    const again = await owner.client.post(`/api/undo/${batch}`)
    expect(again.body).toMatchObject({ count: 6, refused: [] })
    expect(await alive(...all)).toEqual([])
    const back = await owner.client.post(`/api/undo/${(again.body as { batch: string }).batch}`)
    expect(back.body).toMatchObject({ count: 6, refused: [] })
    expect(await alive(...all)).toHaveLength(6)
  })

  it('restores a file whose folder is in the trash into the nearest folder that is not', async () => {
    const { top, middle, files } = await tree('Nearest')
    await trash('folders', middle)
    expect((await restore('files', files[2])).folder).toBe(top.id)
    await trash('folders', top)
    expect((await restore('files', files[0])).folder).toBeNull()
    const listed = await owner.client.get(
      `/api/files?filter=${encodeURIComponent(JSON.stringify({ field: 'folder', op: 'null' }))}`,
    )
    expect((listed.body as Row[]).map(({ id }) => id)).toContain(files[0].id)
  })

  it('rejects a folder with content that the user may not delete', async () => {
    const { top, bottom, all } = await tree('Refused')
    const foreign = await make('files', { name: 'Of another', folder: bottom.id }, other)
    const refused = await owner.client.remove(`/api/folders/${top.id}`)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('It holds records that you may not delete.')
    expect(await alive(...all, foreign)).toHaveLength(7)
  })

  it('takes and restores a folder with a thousand files', async () => {
    const top = await folder('Thousand')
    await world.database.query({
      text: `insert into "files" ("id", "version", "createdAt", "updatedAt", "name", "folder", "owner", "kind", "size", "tags", "starred")
        select gen_random_uuid(), 1, now(), now(), 'file ' || n, $1, $2, 'other', 0, '{}', false from generate_series(1, 1000) n`,
      values: [top.id, owner.id],
    })
    await trash('folders', top)
    const [left] = await world.database.query<{ count: number }>({
      text: 'select count(*)::int as "count" from "files" where "folder" = $1 and "deletedAt" is null',
      values: [top.id],
    })
    expect(left?.count).toBe(0)
    await restore('folders', top)
    const [back] = await world.database.query<{ count: number }>({
      text: 'select count(*)::int as "count" from "files" where "folder" = $1 and "deletedAt" is null',
      values: [top.id],
    })
    expect(back?.count).toBe(1000)
  })
})
