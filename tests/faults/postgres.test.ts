import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DatabaseUnavailable } from '#server/base/database'
import { openDatabase } from '#server/db/open'
import type { OpenDatabase } from '#server/db/open'
import { startPostgres } from '../support/postgres'
import { freeze } from './freeze'

const server = await startPostgres()
const item = { text: 'select 1 as one' }

describe.skipIf(!server)('a PostgreSQL database', () => {
  let database: OpenDatabase

  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: server?.url, dataDir: '' })
    await database.query({ text: 'create table if not exists things (id int primary key)' })
  })

  afterAll(async () => {
    await database.close()
    await server?.stop()
  })

  test(
    'that is frozen is unavailable within seconds, and is available again after it resumes',
    { timeout: 60_000 },
    async () => {
      const thirty = Array.from({ length: 30 })
      await Promise.all(thirty.map(() => database.query(item)))
      const start = performance.now()
      const thaw = freeze(server?.pid ?? 0)
      try {
        const during = await Promise.allSettled([
          ...thirty.map(() => database.query(item)),
          database.transaction((tx) => tx.query(item)),
        ])
        expect(
          during.map((result) => (result.status === 'rejected' ? result.reason.constructor : result)),
        ).toEqual(during.map(() => DatabaseUnavailable))
        expect(performance.now() - start).toBeLessThan(7500)
        // Broken connections are not reused: now only connecting takes time.
        const again = performance.now()
        await expect(database.query(item)).rejects.toThrow(DatabaseUnavailable)
        expect(performance.now() - again).toBeLessThan(3900)
      } finally {
        thaw()
      }
      await expect.poll(() => database.query(item), { timeout: 20_000 }).toEqual([{ one: 1 }])
    },
  )

  test('that ends all connections fails only the statements in flight', async () => {
    const end =
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()'
    await Promise.all([1, 2, 3].map(() => database.query(item)))
    const slow = database.query({ text: 'select pg_sleep(4)' })
    slow.catch(() => {})
    const inFlight = {
      text: `select from pg_stat_activity where state = 'active' and query like '%sleep(4)'`,
    }
    await expect.poll(() => database.query(inFlight), { timeout: 3500 }).toHaveLength(1)
    await database.query({ text: end })
    await expect(slow).rejects.toThrow(DatabaseUnavailable)
    await expect.poll(() => database.query(item), { timeout: 20_000 }).toEqual([{ one: 1 }])
  })

  test('that ends a shared connection fails its brief reads, and later ones get another', async () => {
    // Opens the shared connection, which takes its time on a busy machine.
    await expect.poll(() => database.query({ ...item, isBrief: true }), { timeout: 20_000 }).toHaveLength(1)
    const slow = [1, 2].map(() => database.query({ text: 'select pg_sleep(3)', isBrief: true }))
    const outcomes = Promise.allSettled(slow)
    const shared = `select pid from pg_stat_activity where state = 'active' and query like '%sleep(3)' and pid <> pg_backend_pid()`
    await expect.poll(() => database.query({ text: shared }), { timeout: 2500 }).toHaveLength(1)
    await database.query({ text: `select pg_terminate_backend(pid) from (${shared}) "found"` })
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ reason: expect.any(DatabaseUnavailable) })
    expect(await database.query({ ...item, isBrief: true })).toEqual([{ one: 1 }])
  })

  test('ends a statement that takes too long', { timeout: 20_000 }, async () => {
    const short = await openDatabase({ databaseUrl: server?.url, dataDir: '', statementMs: 1000 })
    await expect(short.query({ text: 'select pg_sleep(20)' })).rejects.toThrow(DatabaseUnavailable)
    const going = { text: `select from pg_stat_activity where state = 'active' and query like '%sleep(20)'` }
    // The error arrives shortly before the process is idle again.
    await expect.poll(() => short.query(going), { timeout: 5000 }).toEqual([])
    await short.close()
  })

  test('keeps the connection after an error of a statement, and the error is returned', async () => {
    const single = await openDatabase({ databaseUrl: server?.url, dataDir: '', poolSize: 1 })
    const process = { text: 'select pg_backend_pid() as pid' }
    const before = await single.query(process)
    const twice = single.query({ text: 'insert into things values (1), (1)' })
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' })
    expect(await single.query(process)).toEqual(before)
    await single.close()
  })
})
