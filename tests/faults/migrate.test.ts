import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#server/base/env/env'
import { migrate } from '#server/db/migrate'
import { openDatabase, openInMemory } from '#server/db/open'
import { prepareDatabase } from '#server/lifecycle/database'
import { startPostgres } from '../support/postgres'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-migrations-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function writeMigrations(...texts: string[]): Promise<{ folder: string }> {
  await mkdir(join(folder, 'meta'), { recursive: true })
  const entries = texts.map((_, idx) => ({
    idx,
    version: '7',
    when: 1000 + idx,
    tag: `m${idx}`,
    breakpoints: true,
  }))
  await Promise.all(texts.map((text, index) => writeFile(join(folder, `m${index}.sql`), text)))
  await writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  return { folder }
}

const first = 'create table one (id int);\n--> statement-breakpoint\ninsert into one values (1);'
const second = 'create table two (id int);'

test('each migration is applied once, and a failed run leaves nothing behind', async () => {
  const database = await openInMemory({})
  try {
    expect(await migrate(database, await writeMigrations(first))).toBe(1)
    const failing = migrate(database, await writeMigrations(first, second, 'insert into nowhere values (1);'))
    await expect(failing).rejects.toMatchObject({ code: '42P01' })
    expect(await database.query({ text: `select to_regclass('two') as two` })).toEqual([{ two: null }])
    expect(await migrate(database, await writeMigrations(first, second))).toBe(1)
    expect(await migrate(database, { folder })).toBe(0)
    expect(await database.query({ text: 'select count(*) as ones from one' })).toEqual([{ ones: 1 }])
  } finally {
    await database.close()
  }
})

test('a migration with an earlier date that is merged later is applied', async () => {
  const database = await openInMemory({})
  const entry = (idx: number, when: number) => ({
    idx,
    version: '7',
    when,
    tag: `m${idx}`,
    breakpoints: true,
  })
  const write = async (...entries: ReturnType<typeof entry>[]) =>
    writeFile(
      join(folder, 'meta/_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
    )
  try {
    await writeMigrations(first, second, 'insert into one values (2);')
    await write(entry(0, 1000), entry(1, 3000))
    expect(await migrate(database, { folder })).toBe(2)
    await write(entry(0, 1000), entry(1, 3000), entry(2, 2000))
    expect(await migrate(database, { folder })).toBe(1)
    expect(await migrate(database, { folder })).toBe(0)
    expect(await database.query({ text: 'select id from one order by id' })).toEqual([{ id: 1 }, { id: 2 }])
  } finally {
    await database.close()
  }
})

test('data from before the first migration is rejected with a message', async () => {
  const dataDir = join(folder, 'earlier')
  const earlier = await openDatabase({ dataDir })
  await migrate(earlier, await writeMigrations(first))
  await earlier.close()
  const start = prepareDatabase({ ...readEnv({ DATA_DIR: dataDir }) })
  await expect(start).rejects.toMatchObject({
    isExpected: true,
    message: `The folder ${dataDir} has data of a version before the first release, which cannot be read: move it away, or set DATA_DIR to another one.`,
  })
})

const server = await startPostgres()

describe.skipIf(!server)('migrations on PostgreSQL', () => {
  afterAll(() => server?.stop())

  test('are applied once when 24 servers start together', async () => {
    const options = await writeMigrations(first, second)
    const open = () => openDatabase({ databaseUrl: server?.url, dataDir: '', poolSize: 2 })
    const databases = await Promise.all(Array.from({ length: 24 }, open))
    const applied = await Promise.all(databases.map((database) => migrate(database, options)))
    expect(applied.reduce((sum, count) => sum + count)).toBe(2)
    expect(await databases[0]?.query({ text: 'select count(*) as ones from one' })).toEqual([{ ones: 1 }])
    await Promise.all(databases.map((database) => database.close()))
  })
})
