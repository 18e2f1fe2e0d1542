import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DatabaseUnavailable } from '#server/base/database'
import { openDatabase } from '#server/db/open'
import { ExpectedError } from '#server/base/expected-error'
import { bundleProgram } from './child'
import type { Child, Program } from './child'

const templatePath = inject('templatePath')
let folder: string
let writer: Program
const children: Child[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-faults-'))
  writer = await bundleProgram('writer')
})

afterAll(async () => {
  for (const child of children) child.process.kill('SIGKILL')
  await Promise.all(children.map((child) => child.ended))
  await Promise.all([writer.remove(), rm(folder, { recursive: true, force: true })])
})

function write(dataDir: string): Child {
  const child = writer.start(dataDir, templatePath)
  children.push(child)
  return child
}

async function kill(child: Child): Promise<void> {
  child.process.kill('SIGKILL')
  await child.ended
}

test(
  'no acknowledged write is lost when the process is killed while it writes',
  { timeout: 120_000 },
  async () => {
    const dataDir = join(folder, 'killed')
    let written = 0
    for (const rows of [3, 17, 64, 111]) {
      const child = write(dataDir)
      await child.line(String(written + rows))
      await kill(child)
      const acknowledged = Number(child.lines.at(-1))
      const database = await openDatabase({ dataDir, templatePath })
      const [row] = await database.query<{ found: number; last: number }>({
        text: 'select count(*) filter (where id <= $1) as found, max(id) as last from rows',
        values: [acknowledged],
      })
      await database.close()
      expect(row?.found).toBe(acknowledged)
      // The writer continues after rows that were written but not yet acknowledged.
      written = row?.last ?? 0
    }
  },
)

test('a second process on the same data is rejected, and can open the data at once when the first is killed', async () => {
  const dataDir = join(folder, 'shared')
  const first = write(dataDir)
  await first.line('open')
  await expect(openDatabase({ dataDir, templatePath })).rejects.toThrow(ExpectedError)
  await kill(first)
  const start = performance.now()
  const database = await openDatabase({ dataDir, templatePath })
  await database.close()
  expect(performance.now() - start).toBeLessThan(10_000)
}, 60_000)

test('exactly one of four processes that start together opens the data', { timeout: 60_000 }, async () => {
  const dataDir = join(folder, 'raced')
  await (await openDatabase({ dataDir, templatePath })).close()
  const racers = [1, 2, 3, 4].map(() => write(dataDir))
  const winner = await Promise.race(racers.map(async (racer) => racer.line('open').then(() => racer)))
  const losers = racers.filter((racer) => racer !== winner)
  await Promise.all(losers.map((loser) => loser.ended))
  expect(losers.map((loser) => loser.lines.join())).toEqual(
    losers.map(() => expect.stringContaining('in use')),
  )
  await kill(winner)
})

test(
  'a statement that takes too long is cancelled, and the next one succeeds',
  { timeout: 60_000 },
  async () => {
    const dataDir = join(folder, 'slow')
    const database = await openDatabase({ dataDir, templatePath, statementMs: 2000 })
    await database.query({ text: 'create table kept (id int)' })
    await database.query({ text: 'insert into kept values (1)' })
    const start = performance.now()
    const slow = database.query({ text: 'select count(*) from generate_series(1, 10000000000)' })
    await expect(slow).rejects.toThrow(DatabaseUnavailable)
    expect(performance.now() - start).toBeLessThan(10_000)
    expect(await database.query({ text: 'select id from kept' })).toEqual([{ id: 1 }])
    await database.close()
  },
)

test('the embedded database has settings with which a commit waits for the disk', async () => {
  const database = await openDatabase({ dataDir: join(folder, 'durable'), templatePath })
  const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method']
  const settings = await database.query({
    text: `select setting from unnest($1::text[]) name join pg_settings using (name) order by array_position($1, name)`,
    values: [names],
  })
  await database.close()
  expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', 'fsync'])
}, 60_000)

test('a new data folder is closed to other users, and an existing one keeps its mode', async () => {
  const made = join(folder, 'made')
  const found = join(folder, 'found')
  await mkdir(found, { mode: 0o755 })
  await Promise.all(
    [made, found].map(async (dataDir) => (await openDatabase({ dataDir, templatePath })).close()),
  )
  const modes = [made, join(made, 'postgres'), join(found, 'postgres'), found].map(modeOf)
  expect(await Promise.all(modes)).toEqual(['700', '700', '700', '755'])
}, 60_000)

async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8)
}
