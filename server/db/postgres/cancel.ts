import { Pool } from 'pg'
import type { PoolClient, PoolConfig, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { DatabaseUnavailable } from '#server/base/database'

/** Delay before a statement is cancelled: one that ends by itself earlier is not worth another connection. */
const momentMs = 250

/** Cancels statements whose client has disconnected, over a separate connection. */
export class Canceller {
  private readonly pool: Pool

  constructor(config: PoolConfig) {
    this.pool = new Pool({ ...config, max: 1, idleTimeoutMillis: 5000 })
    this.pool.on('error', () => {})
  }

  /**
   * Runs a read statement. Where it still runs a moment after the signal has aborted, PostgreSQL is requested to
   * cancel it.
   * @throws DatabaseUnavailable where it was cancelled; the connection must then be closed, as the cancellation may
   * arrive late.
   */
  async run<Row extends QueryResultRow>(
    client: PoolClient,
    config: QueryConfig<unknown[]>,
    signal: AbortSignal,
  ): Promise<QueryResult<Row>> {
    let timer: NodeJS.Timeout | undefined
    let cancelled: Promise<void> | undefined
    const onAbort = () => {
      timer = setTimeout(() => {
        cancelled = this.cancel(client, config.text)
      }, momentMs)
    }
    signal.addEventListener('abort', onAbort)
    const [outcome] = await Promise.allSettled([client.query<Row>(config)])
    signal.removeEventListener('abort', onAbort)
    clearTimeout(timer)
    if (cancelled) {
      await cancelled
      throw new DatabaseUnavailable('A statement was cancelled: nobody waits for it any more.')
    }
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }

  async close(): Promise<void> {
    await this.pool.end()
  }

  /** Cancels the statement of a connection, unless it runs another one by now. */
  private async cancel(client: PoolClient, text: string): Promise<void> {
    const { processID } = client as PoolClient & { processID?: number }
    const statement = `select pg_cancel_backend("pid") from pg_stat_activity where "pid" = $1 and "state" = 'active'
      and "usename" = current_user and "query" <> '' and starts_with($2, left("query", 500))`
    // If this fails, the statement runs to its end.
    await this.pool.query(statement, [processID, text]).catch(() => undefined)
  }
}
