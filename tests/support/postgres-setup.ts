import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate'
import { openDatabase } from '#server/db/open'
import { paths } from '#server/base/paths'
import { startPostgres } from './postgres'
import { runOn, templateDatabase, urlOf } from './postgres-databases'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the PostgreSQL of the run, in which every test creates its own databases. */
    postgresUrl: string
  }
}

/**
 * Starts one PostgreSQL for a test run, without durability, and in memory where the project has a folder there: a busy
 * disk has held back statements for longer than their timeout.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '200' }
  const postgres = await startPostgres(settings, project.config.env['TMPDIR'])
  if (!postgres) throw new Error('PostgreSQL is not installed.')
  await runOn(postgres.url, `create database ${templateDatabase}`)
  const database = await openDatabase({ databaseUrl: urlOf(postgres.url, templateDatabase), dataDir: '' })
  await migrate(database, { folder: paths.migrations })
  await database.close()
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
