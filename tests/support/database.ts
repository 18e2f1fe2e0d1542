import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '#server/db/open'
import { freshDatabase } from '#server/db/template'
import { runOn, templateDatabase, urlOf } from './postgres-databases'
import { reusedDatabase } from './reused-databases'

/** A database for one test. `url` is the connection URL for a second process, if the engine has one. */
export type TestDatabase = OpenDatabase & { url?: string }

/**
 * A migrated, empty database: in memory, or in the PostgreSQL of the run when TEST_ENGINE is `postgres`. Close it at the
 * end, so that another test can reuse it.
 *
 * @param statements run once to create more tables
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
