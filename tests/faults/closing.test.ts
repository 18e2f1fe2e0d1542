import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DatabaseUnavailable } from '#server/base/database'
import { openDatabase } from '#server/db/open'

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'corridor-closing-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const open = () => openDatabase({ dataDir, templatePath: inject('templatePath') })

test('a busy embedded database closes within seconds and loses no committed rows', async () => {
  const database = await open()
  await database.query({ text: 'create table kept (id int)' })
  await database.query({ text: 'insert into kept values (1)' })
  const stuck = database.transaction(async (tx) => {
    await tx.query({ text: 'insert into kept values (2)' })
    await tx.query({ text: 'select count(*) from generate_series(1, 10000000000)' })
  })
  const failure = stuck.catch((error: unknown) => error)
  await sleep(300)
  const since = performance.now()
  await database.close()
  expect(performance.now() - since).toBeLessThan(6000)
  expect(await failure).toBeInstanceOf(DatabaseUnavailable)
  const again = await open()
  expect(await again.query({ text: 'select id from kept' })).toEqual([{ id: 1 }])
  await again.close()
})

test('a closed database rejects statements with a message that it is closed', async () => {
  const database = await open()
  await database.close()
  await expect(database.query({ text: 'select 1' })).rejects.toThrow('The database is closed.')
  await database.close()
})
