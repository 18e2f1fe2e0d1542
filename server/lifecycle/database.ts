import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../base/database'
import { isRefusedByMigration, migrate, UnknownMigrations } from '../db/migrate'
import { openDatabase } from '../db/open'
import type { OpenDatabase } from '../db/open'
import type { Env } from '../base/env/env'
import { ExpectedError } from '../base/expected-error'
import { paths } from '../base/paths'
import { describe, report, logLine, withoutSecrets } from '../base/report'

/**
 * Opens the database and applies pending migrations.
 * @throws ExpectedError if it cannot be reached or used.
 */
export async function prepareDatabase({ databaseUrl, dataDir, databasePool }: Env): Promise<OpenDatabase> {
  // Of several processes the first one alone.
  if ((cluster.worker?.id ?? 1) === 1) logLine(announcement(databaseUrl, dataDir))
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    poolSize: databasePool,
    templatePath: paths.template,
    log: (line) => report('Database', line),
  })
  try {
    const applied = await migrate(database, { folder: paths.migrations })
    if (applied > 0)
      logLine(
        `Brought the database up to date with ${applied} ${applied === 1 ? 'migration' : 'migrations'}.`,
      )
    return database
  } catch (error) {
    await database.close()
    if (error instanceof UnknownMigrations) throw earlierData(databaseUrl, dataDir)
    if (isRefusedByMigration(error)) throw new ExpectedError(describe(error))
    if (!databaseUrl || !(error instanceof DatabaseUnavailable)) throw error
    const reason = withoutSecrets(describe(error.cause ?? error))
    throw new ExpectedError(
      `The PostgreSQL of DATABASE_URL (${hostOf(databaseUrl)}) cannot be used: ${reason}.`,
    )
  }
}

function earlierData(databaseUrl: string | undefined, dataDir: string): ExpectedError {
  const path = databaseUrl ? `PostgreSQL at ${hostOf(databaseUrl)}` : `folder ${dataDir}`
  const other = databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
  return new ExpectedError(
    `The ${path} has data of a version before the first release, which cannot be read: move it away, or set ${other} to another one.`,
  )
}

function announcement(databaseUrl: string | undefined, dataDir: string): string {
  if (databaseUrl) return `Connecting to the PostgreSQL at ${hostOf(databaseUrl)} …`
  return existsSync(join(dataDir, 'postgres'))
    ? `Opening the database in ${dataDir} …`
    : `Creating the database in ${dataDir} …`
}

/** Host and path of a database URL, without credentials. */
function hostOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}
