import type { EmbeddedDatabase } from './embedded-database'

const second = 1000
const everyMs = 10 * second
const megabyte = 1024 * 1024

/** Nobody else does it: without a checkpoint the log grows without end, without analyze the plans grow stale. */
export const maintenanceRules = {
  checkpointAfterBytes: 64 * megabyte,
  checkpointAfterMs: 300 * second,
  /** How long it waits for a moment of rest before it takes one. */
  timeoutMs: 600 * second,
  /** How long one CHECKPOINT or VACUUM may take. */
  statementMs: 300 * second,
}

/**
 * The rules of PostgreSQL's own autovacuum, and twice the usual rhythm. A table is quite another one where most of it is
 * new: the plans of the few rows that it had, which read all of it, would be kept until the next moment of rest.
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

/** Looks after the embedded database every ten seconds; the function that it answers ends that. */
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

/** One pass at a time: what was written since, what is due, and whether the moment is right. */
export class Keeper {
  private checkpointAt = performance.now()
  private checkpointLog = -1
  private restAt = performance.now()
  private statementsSeen = 0

  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly rules = maintenanceRules,
  ) {}

  /** Checks what is due and does it; rejects with the error of the statement that failed. */
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
