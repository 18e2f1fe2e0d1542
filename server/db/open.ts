import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { requireDataFolder } from './data-folder'
import { EmbeddedDatabase } from './embedded/embedded-database'
import { ensureCluster } from './embedded/folder'
import { lockFolder } from './embedded/lock'
import { startMaintenance } from './embedded/maintenance'
import type { OpenDatabase } from './open-database'
import { openPostgres } from './postgres/postgres-database'

export type { OpenDatabase } from './open-database'

export type OpenOptions = {
  /** URL of a PostgreSQL; without it the embedded database is opened. */
  databaseUrl?: string | undefined
  /** The folder of the embedded database, created where it does not exist. */
  dataDir: string
  /** A gzipped tarball from which a new embedded database is created; without it initdb is used. */
  templatePath?: string | undefined
  /** Maximum number of connections to PostgreSQL. */
  poolSize?: number | undefined
  /** Timeout of one statement, in milliseconds. */
  statementMs?: number | undefined
  /** How long a transaction may stay open, in milliseconds. */
  transactionMs?: number | undefined
  log?: ((line: string) => void) | undefined
}

const defaults = { poolSize: 20, transactionMs: 30_000 }
const connectMs = 2000
const postgresStatementMs = 5000
// The embedded database must be reopened after a statement that times out, so its timeout is longer.
const embeddedStatementMs = 10_000
const embeddedWaitMs = 15_000

/**
 * Opens the database: a PostgreSQL by its URL, to which it connects with the first statement, or the embedded one.
 * @throws ExpectedError where the folder cannot be used or another process uses it.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { databaseUrl } = options
  if (databaseUrl === undefined) return openEmbedded(options)
  const { poolSize, statementMs, transactionMs, log } = options
  return openPostgres({
    databaseUrl,
    connectMs,
    poolSize: poolSize ?? defaults.poolSize,
    statementMs: statementMs ?? postgresStatementMs,
    transactionMs: transactionMs ?? defaults.transactionMs,
    log: log ?? ignore,
  })
}

/** Opens an embedded database in memory, which is lost when it is closed: for templates and tests. */
export async function openInMemory(
  options: Omit<OpenOptions, 'dataDir' | 'databaseUrl'>,
): Promise<EmbeddedDatabase> {
  const template = await readTemplate(options.templatePath)
  return EmbeddedDatabase.open({ ...limitsOf(options), ...(template && { template }) })
}

async function openEmbedded(options: OpenOptions): Promise<OpenDatabase> {
  const { dataDir, log = ignore } = options
  await requireDataFolder(dataDir)
  const unlock = await lockFolder(dataDir)
  try {
    const folder = await ensureCluster(dataDir, () => readTemplate(options.templatePath))
    const database = await EmbeddedDatabase.open({ ...limitsOf(options), folder })
    const stopMaintenance = startMaintenance(database, log)
    return withClosing(database, async () => {
      stopMaintenance()
      await database.close()
      await unlock()
    })
  } catch (error) {
    await unlock()
    throw error
  }
}

function withClosing(database: EmbeddedDatabase, close: () => Promise<void>): OpenDatabase {
  return {
    engine: database.engine,
    query: (statement) => database.query(statement),
    transaction: (work, options) => database.transaction(work, options),
    close,
  }
}

function limitsOf({ statementMs, transactionMs, log }: Omit<OpenOptions, 'dataDir'>) {
  return {
    statementMs: statementMs ?? embeddedStatementMs,
    transactionMs: transactionMs ?? defaults.transactionMs,
    waitMs: embeddedWaitMs,
    log: log ?? ignore,
  }
}

async function readTemplate(path: string | undefined): Promise<Uint8Array | undefined> {
  return path !== undefined && existsSync(path) ? readFile(path) : undefined
}

function ignore(): void {}
