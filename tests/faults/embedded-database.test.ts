import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../server/db/database'
import { openDatabase } from '../../server/db/open'
import { ExpectedError } from '../../server/expected-error'
import { bundleProgram } from './child'
import type { Child } from './child'

let folder: string
let startWriter: Awaited<ReturnType<typeof bundleProgram>>
const children: Child[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-faults-'))
  startWriter = await bundleProgram('writer')
})

afterAll(async () => {
  for (const child of children) child.process.kill('SIGKILL')
  await Promise.all(children.map((child) => child.ended))
  await rm(folder, { recursive: true, force: true })
})

function write(dataDir: string): Child {
  const child = startWriter(dataDir)
  children.push(child)
  return child
}

async function kill(child: Child): Promise<void> {
  child.process.kill('SIGKILL')
  await child.ended
}

test(
  'nothing acknowledged is lost when the process is killed while it writes',
  { timeout: 60_000 },
  async () => {
    const dataDir = join(folder, 'killed')
    let acknowledged = 0
    for (let round = 0; round < 4; round++) {
      const writer = write(dataDir)
      await writer.line('open')
      await sleep(40 + round * 37)
      await kill(writer)
      expect(writer.lines.length).toBeGreaterThan(1)
      acknowledged = Math.max(acknowledged, ...writer.lines.slice(1).map(Number))
      const database = await openDatabase({ dataDir })
      const [row] = await database.query<{ count: number }>({
        text: 'select count(*) as count from rows where id <= $1',
        values: [acknowledged],
      })
      await database.close()
      expect(row?.count).toBe(acknowledged)
    }
  },
)

test('a second process on the same data is refused, and gets it at once when the first is killed', async () => {
  const dataDir = join(folder, 'shared')
  const first = write(dataDir)
  await first.line('open')
  await expect(openDatabase({ dataDir })).rejects.toThrow(ExpectedError)
  await kill(first)
  const start = performance.now()
  const database = await openDatabase({ dataDir })
  await database.close()
  expect(performance.now() - start).toBeLessThan(3000)
}, 30_000)

test('of several processes that start together exactly one gets the data', { timeout: 60_000 }, async () => {
  const dataDir = join(folder, 'raced')
  await (await openDatabase({ dataDir })).close()
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
  'a statement that takes too long is ended, and the next one is answered',
  { timeout: 30_000 },
  async () => {
    const dataDir = join(folder, 'slow')
    const database = await openDatabase({ dataDir, statementMs: 500 })
    await database.query({ text: 'create table kept (id int)' })
    await database.query({ text: 'insert into kept values (1)' })
    const start = performance.now()
    const slow = database.query({ text: 'select count(*) from generate_series(1, 10000000000)' })
    await expect(slow).rejects.toThrow(DatabaseUnavailable)
    expect(performance.now() - start).toBeLessThan(2000)
    expect(await database.query({ text: 'select id from kept' })).toEqual([{ id: 1 }])
    expect(performance.now() - start).toBeLessThan(6000)
    await database.close()
  },
)

test('the data is closed to other users, and a folder that was there before stays as it is', async () => {
  const made = join(folder, 'made')
  const found = join(folder, 'found')
  await mkdir(found, { mode: 0o755 })
  await Promise.all([made, found].map(async (dataDir) => (await openDatabase({ dataDir })).close()))
  const modes = [made, join(made, 'postgres'), join(found, 'postgres'), found].map(modeOf)
  expect(await Promise.all(modes)).toEqual(['700', '700', '700', '755'])
}, 30_000)

async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8)
}
