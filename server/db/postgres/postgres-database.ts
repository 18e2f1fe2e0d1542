import { Pool } from 'pg'
import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { DatabaseUnavailable, RequestAborted } from '#server/base/database'
import type { Queryable, Statement } from '#server/base/database'
import type { OpenDatabase, TransactionOptions } from '../open-database'
import { inTransaction } from '../transaction'
import type { Run } from '../transaction'
import { typeParsers } from '../type-parsers'
import { asUnavailable } from '../unavailable'
import { Canceller } from './cancel'
import { listenOn } from './listen'
import { collectWrites } from './one-write'
import { SharedConnection } from './shared-connection'

export type PostgresOptions = {
  databaseUrl: string
  /** Maximum number of connections. */
  poolSize: number
  connectMs: number
  /** Timeout of one statement, in milliseconds, after which its connection is closed. */
  statementMs: number
  transactionMs: number
  log: (line: string) => void
}

/**
 * The timeout of PostgreSQL is shorter than ours by this, so that it ends the statement itself where it still
 * responds.
 */
const serverHeadStartMs = 500

/** Creates a pool of connections to PostgreSQL; it connects with the first statement. */
export function openPostgres(options: PostgresOptions): OpenDatabase {
  const pool = new Pool(poolConfig(options))
  // Without listeners, a lost connection would end the process; the pool replaces it by itself.
  pool.on('error', (error) => options.log(`A database connection was lost: ${error.message}`))
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDatabase(pool, options)
}

function poolConfig({ databaseUrl, poolSize, connectMs, statementMs, transactionMs }: PostgresOptions) {
  return {
    connectionString: databaseUrl,
    max: poolSize,
    pipeline: true,
    types: typeParsers,
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs,
    statement_timeout: Math.max(statementMs - serverHeadStartMs, 1),
    idle_in_transaction_session_timeout: transactionMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Compiling the statement of an overview takes a hundred times as long as running it.
    options: '-c timezone=UTC -c datestyle=ISO -c jit=off',
    application_name: 'corridor',
  }
}

class PostgresDatabase implements OpenDatabase {
  readonly engine = 'postgres'
  private readonly canceller: Canceller
  private readonly shared = new SharedConnection((work) => this.withClient(work))

  constructor(
    private readonly pool: Pool,
    private readonly options: PostgresOptions,
  ) {
    this.canceller = new Canceller(poolConfig(options))
  }

  async query<Row = Record<string, unknown>>(statement: Statement): Promise<Row[]> {
    const { signal } = statement
    if (statement.isBrief) return (await this.shared.query(configOf(statement))) as Row[]
    return this.withClient(async (client) => {
      if (!signal) return (await client.query<QueryResultRow>(configOf(statement))).rows as Row[]
      // The signal may have aborted while the statement waited for a connection.
      if (signal.aborted) throw new RequestAborted('The client has disconnected.')
      return (await this.canceller.run<QueryResultRow>(client, configOf(statement), signal)).rows as Row[]
    })
  }

  async transaction<T>(work: (tx: Queryable) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const limits = { transactionMs: this.options.transactionMs, ...options }
    return this.withClient((client) =>
      inTransaction(runOn(client, options.statementMs), (tx) => begin(tx, work, options), limits),
    )
  }

  listen(channel: string, listener: (payload?: string) => void): () => void {
    return listenOn(this.options, channel, listener)
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.canceller.close()])
  }

  // Not pool.query, which closes the connection after any error of a statement.
  private async withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    let client: PoolClient | undefined
    let isBroken = false
    try {
      client = await this.pool.connect()
      return await work(client)
    } catch (error) {
      const reason = asUnavailable(error)
      isBroken = reason instanceof DatabaseUnavailable
      throw reason
    } finally {
      client?.release(isBroken)
    }
  }
}

async function begin<T>(
  tx: Queryable,
  work: (tx: Queryable) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  const { statementMs, transactionMs } = options
  if (statementMs) await tx.query({ text: `SET LOCAL statement_timeout = ${statementMs}` })
  if (transactionMs)
    await tx.query({ text: `SET LOCAL idle_in_transaction_session_timeout = ${transactionMs}` })
  return work(tx)
}

function runOn(client: PoolClient, statementMs: number | undefined): Run {
  return async <Row extends QueryResultRow>(statement: Statement): Promise<QueryResult<Row>> => {
    try {
      // BEGIN and the first statement.
      collectWrites(client)
      return await client.query<Row>(configOf(statement, statementMs))
    } catch (error) {
      throw asUnavailable(error)
    }
  }
}

/** The driver also reads `query_timeout` from a statement, which its types do not declare. */
function configOf({ text, values, name }: Statement, statementMs?: number): QueryConfig<unknown[]> {
  const config = { text, ...(values && { values: values as unknown[] }), ...(name && { name }) }
  return statementMs ? Object.assign(config, { query_timeout: statementMs }) : config
}
