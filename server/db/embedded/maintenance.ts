import type { EmbeddedDatabase } from './embedded-database'

const second = 1000
const everyMs = 10 * second
const megabyte = 1024 * 1024

/**
 * The embedded engine has no checkpointer and no autovacuum: without a checkpoint the WAL grows without end, without
 * ANALYZE the plans become outdated.
 */
export const maintenanceRules = {
  checkpointAfterBytes: 64 * megabyte,
  checkpointAfterMs: 300 * second,
  /** How long maintenance waits for an idle moment before it runs anyway. */
  timeoutMs: 600 * second,
  /** Timeout of one CHECKPOINT or VACUUM. */
  statementMs: 300 * second,
}

/**
 * The thresholds of PostgreSQL's autovacuum, with smaller scale factors. `another` marks a table where most rows are
 * new: it is analyzed even when the database is busy, as plans made for its few former rows would scan the whole
 * table until the next idle moment.
 */
const tablesInNeed = `
  select quote_ident(schemaname) || '.' || quote_ident(relname) as table,
         n_dead_tup > 50 + 0.1 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup as vacuum,
         n_mod_since_analyze > 500 + 0.5 * n_live_tup as another
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.1 * n_live_tup
     or n_mod_since_analyze > 50 + 0.05 * n_live_tup
     or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup`

type TableInNeed = { table: string; vacuum: boolean; another: boolean }

/** Runs maintenance of the embedded database every ten seconds; returns a function that stops it. */
export function startMaintenance(database: EmbeddedDatabase, log: (line: string) => void): () => void {
  const keeper = new Keeper(database)
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    keeper
      .look()
      .catch((error: unknown) => log(`Maintenance of the database failed: ${String(error)}`))
      .finally(() => (isRunning = false))
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Decides in each pass what is due and whether the database is idle enough for it. */
export class Keeper {
  private checkpointAt = performance.now()
  private checkpointLog = -1
  private restAt = performance.now()
  private statementsSeen = 0

  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly rules = maintenanceRules,
  ) {}

  /** Runs one pass; rejects with the error of the statement that failed. */
  async look(): Promise<void> {
    const isResting = this.database.statements === this.statementsSeen
    await this.checkpoint()
    const mayTakeTime = isResting || performance.now() - this.restAt > this.rules.timeoutMs
    if (mayTakeTime) this.restAt = performance.now()
    await this.tend(mayTakeTime)
    this.statementsSeen = this.database.statements
  }

  private async checkpoint(): Promise<void> {
    const written = await this.logPosition()
    if (this.checkpointLog < 0) this.checkpointLog = written
    const bytes = written - this.checkpointLog
    const isOld = performance.now() - this.checkpointAt > this.rules.checkpointAfterMs
    if (bytes < this.rules.checkpointAfterBytes && !(isOld && bytes > 0)) return
    await this.run('CHECKPOINT')
    this.checkpointAt = performance.now()
    this.checkpointLog = await this.logPosition()
  }

  private async tend(mayTakeTime: boolean): Promise<void> {
    for (const { table, vacuum, another } of await this.database.query<TableInNeed>({ text: tablesInNeed }))
      if (mayTakeTime) await this.run(vacuum ? `VACUUM (ANALYZE) ${table}` : `ANALYZE ${table}`)
      else if (another) await this.run(`ANALYZE ${table}`)
  }

  private async logPosition(): Promise<number> {
    const text = `select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as position`
    const [row] = await this.database.query<{ position: number }>({ text })
    return row?.position ?? 0
  }

  private async run(text: string): Promise<void> {
    await this.database.alone((run) => run({ text }), this.rules.statementMs)
  }
}
