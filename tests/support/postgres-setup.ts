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

/** Starts one PostgreSQL for a test run, without durability. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ fsync: 'off', full_page_writes: 'off', max_connections: '200' })
  if (!postgres) throw new Error('PostgreSQL is not installed.')
  await runOn(postgres.url, `create database ${templateDatabase}`)
  const database = await openDatabase({ databaseUrl: urlOf(postgres.url, templateDatabase), dataDir: '' })
  await migrate(database, { folder: paths.migrations })
  await database.close()
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
