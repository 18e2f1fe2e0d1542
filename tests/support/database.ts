import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../server/db/open'
import { freshDatabase } from '../../server/db/template'
import { runOn, templateDatabase, urlOf } from './postgres-databases'

/** A database of a test's own; `url` leads to it for a second program, where the engine has such a thing. */
export type TestDatabase = OpenDatabase & { url?: string }

/**
 * A new database, migrated and empty: in memory, or in the run's PostgreSQL when TEST_ENGINE says `postgres`.
 * `close` removes it.
 */
export async function testDatabase(): Promise<TestDatabase> {
  return process.env['TEST_ENGINE'] === 'postgres'
    ? postgresDatabase()
    : freshDatabase(inject('templatePath'))
}

async function postgresDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOn(server, `create database ${name} template ${templateDatabase}`)
  const url = urlOf(server, name)
  const database = await openDatabase({ databaseUrl: url, dataDir: '' })
  return {
    url,
    engine: database.engine,
    query: (statement) => database.query(statement),
    transaction: (work, options) => database.transaction(work, options),
    async close() {
      await database.close()
      await runOn(server, `drop database ${name} with (force)`)
    },
  }
}
