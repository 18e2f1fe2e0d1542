import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { EmbeddedDatabase } from '#server/db/embedded/embedded-database'
import { Keeper, maintenanceRules } from '#server/db/embedded/maintenance'
import { openInMemory } from '#server/db/open'

let database: EmbeddedDatabase

beforeAll(async () => {
  database = await openInMemory({ templatePath: inject('templatePath') })
  await database.query({ text: 'create table filled (id int primary key, word text)' })
})
afterAll(() => database.close())

async function value(text: string): Promise<unknown> {
  const [row] = await database.query<{ value: unknown }>({ text: `select ${text} as value` })
  return row?.value
}

const fill = (rows: number) =>
  database.query({ text: `insert into filled select g, repeat('x', 200) from generate_series(1, ${rows}) g` })

test('a checkpoint is made after many writes, and not before', async () => {
  const checkpoint = '(select redo_lsn::text from pg_control_checkpoint())'
  const keeper = new Keeper(database, { ...maintenanceRules, checkpointAfterBytes: 1024 * 1024 })
  const before = await value(checkpoint)
  await keeper.look()
  await fill(100)
  await keeper.look()
  expect(await value(checkpoint)).toBe(before)
  await database.query({ text: 'delete from filled' })
  await fill(10_000)
  await keeper.look()
  expect(await value(checkpoint)).not.toBe(before)
})

test('tables with many changes are vacuumed and analysed when the database is idle', async () => {
  await database.query({ text: 'delete from filled' })
  await fill(5000)
  // Otherwise statistics are written at most once a second.
  await database.query({ text: 'select pg_stat_force_next_flush()' })
  const dead = `(select n_dead_tup from pg_stat_user_tables where relname = 'filled')`
  const known = `(select reltuples::int from pg_class where relname = 'filled')`
  const keeper = new Keeper(database)
  await keeper.look()
  expect(await value(dead), 'somebody is at work').toBeGreaterThan(1000)
  // The query was activity; from now on the database is idle between two checks.
  await keeper.look()
  await keeper.look()
  expect([await value(dead), await value(known)]).toEqual([0, 5000])
})

test('a table with mostly new rows is analysed at once, so that plans for the few earlier rows are replaced', async () => {
  await database.query({ text: 'delete from filled' })
  await database.query({ text: 'select pg_stat_force_next_flush()' })
  await database.query({ text: 'vacuum analyze filled' })
  const known = `(select reltuples::int from pg_class where relname = 'filled')`
  const keeper = new Keeper(database)
  const busyLook = async () => {
    await database.query({ text: 'select pg_stat_force_next_flush()' })
    await keeper.look()
  }
  await fill(400)
  await busyLook()
  expect(await value(known), 'a few more change no plan').toBe(0)
  await database.query({ text: 'delete from filled' })
  await fill(5000)
  await busyLook()
  expect(await value(known)).toBe(5000)
})

test('a database that is never idle is vacuumed after the timeout', async () => {
  await database.query({ text: 'delete from filled' })
  await database.query({ text: 'select pg_stat_force_next_flush()' })
  await new Keeper(database, { ...maintenanceRules, timeoutMs: -1 }).look()
  expect(await value(`(select n_dead_tup from pg_stat_user_tables where relname = 'filled')`)).toBe(0)
})
