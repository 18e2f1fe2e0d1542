import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '#server/db/open'
import { freshDatabase } from '#server/db/template'
import { runOn, templateDatabase, urlOf } from './postgres-databases'
import { reusedDatabase } from './reused-databases'

/** A database of a test's own; `url` leads to it for a second program, where the engine has such a thing. */
export type TestDatabase = OpenDatabase & { url?: string }

/**
 * A database, migrated and empty: in memory, or in the run's PostgreSQL when TEST_ENGINE says `postgres`. Close it at the
 * end; then another test may use it again.
 *
 * @param statements make more tables in it
 */
export async function testDatabase(statements: readonly string[] = []): Promise<TestDatabase> {
  const create = async () => {
    const database = await newDatabase()
    for (const text of statements) await database.query({ text })
    return database
  }
  return isPostgres() ? create() : reusedDatabase(statements.join(';'), create)
}

const isPostgres = () => process.env['TEST_ENGINE'] === 'postgres'

const newDatabase = (): Promise<TestDatabase> =>
  isPostgres() ? postgresDatabase() : freshDatabase(inject('templatePath'))

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
