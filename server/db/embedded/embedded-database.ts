import type { QueryResultRow } from 'pg'
import { DatabaseUnavailable } from '#server/base/database'
import type { Queryable, Statement } from '#server/base/database'
import type { OpenDatabase, TransactionOptions } from '../open-database'
import { inTransaction } from '../transaction'
import type { Run } from '../transaction'
import { asUnavailable } from '../unavailable'
import type { EngineOptions } from './engine'
import { Session } from './session'
import { StatementQueue } from './statement-queue'

export type EmbeddedOptions = EngineOptions & {
  /** Timeout of one statement, in milliseconds. */
  statementMs: number
  transactionMs: number
  /** How long a statement waits in the queue, in milliseconds. */
  waitMs: number
  log: (line: string) => void
}

const retryMs = 2000
// Together they leave time for the other steps of a shutdown, which must end within ten seconds.
const lastTurnMs = 1000
const closingMs = 3000

/** The embedded database: one session that all callers share through a queue, and that is reopened when it is lost. */
export class EmbeddedDatabase implements OpenDatabase {
  readonly engine = 'embedded'
  /** Number of statements so far; shows whether the database is in use. */
  statements = 0
  private readonly queue: StatementQueue
  private session: Session | undefined
  private isClosed = false

  private constructor(private readonly options: EmbeddedOptions) {
    this.queue = new StatementQueue(options.waitMs)
  }

  /** Opens the cluster; rejects with the error of the engine. */
  static async open(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
    const database = new EmbeddedDatabase(options)
    await database.connect()
    return database
  }

  async query<Row = Record<string, unknown>>(statement: Statement): Promise<Row[]> {
    try {
      return (
        await this.queue.pass(() => this.runOn(this.session)<QueryResultRow>(statement), statement.signal)
      ).rows as Row[]
    } catch (error) {
      throw asUnavailable(error)
    }
  }

  transaction<T>(work: (tx: Queryable) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const limits = { transactionMs: this.options.transactionMs, ...options }
    return this.alone((run, leave) => inTransaction(run, work, limits, leave), options.statementMs)
  }

  /**
   * Gives `work` exclusive use of the session until it calls `leave` or ends; `statementMs` is the timeout of its
   * statements.
   */
  async alone<T>(work: (run: Run, leave: () => void) => Promise<T>, statementMs?: number): Promise<T> {
    const giveBack = await this.queue.take()
    const session = this.session
    this.limit(session, statementMs)
    let hasLeft = false
    const leave = () => {
      if (hasLeft) return
      hasLeft = true
      this.limit(session)
      giveBack()
    }
    try {
      return await work(this.runOn(session), leave)
    } catch (error) {
      throw asUnavailable(error)
    } finally {
      leave()
    }
  }

  /** The whole cluster as a gzipped tarball. */
  dump(): Promise<Uint8Array> {
    return this.alone(() => this.session?.engine.dump() ?? Promise.reject(notOpen()))
  }

  /**
   * Closes the cluster cleanly where that takes only seconds, else by force, after which the next start runs a
   * recovery.
   */
  async close(): Promise<void> {
    if (this.isClosed) return
    this.isClosed = true
    await within(lastTurnMs, this.queue.take())
    this.queue.close(new DatabaseUnavailable('The database is closed.'))
    const engine = this.session?.engine
    if (!engine) return
    await within(closingMs, engine.close())
    await engine.kill(notOpen())
  }

  private limit(session: Session | undefined, statementMs = this.options.statementMs): void {
    if (session) session.engine.statementMs = statementMs
  }

  private runOn(session: Session | undefined): Run {
    return (statement) => {
      this.statements += 1
      return session ? session.run(statement) : Promise.reject(notOpen())
    }
  }

  private async connect(): Promise<void> {
    const session = await Session.open(this.options, (lost, reason) => this.lose(lost, reason))
    if (this.isClosed) return void session.engine.kill(notOpen())
    this.limit(session)
    this.session = session
  }

  private lose(session: Session, reason: Error): void {
    void session.engine.kill(reason)
    if (session !== this.session || this.isClosed) return
    this.session = undefined
    this.queue.pause()
    this.options.log(`The embedded database is opened again: ${reason.message}`)
    void this.reconnect()
  }

  private async reconnect(): Promise<void> {
    while (!this.session && !this.isClosed) {
      try {
        await this.connect()
      } catch (error) {
        this.options.log(`The embedded database cannot be opened: ${String(error)}`)
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    }
    this.queue.resume()
  }
}

/** Waits until `work` has settled, but no longer than that. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work.catch(() => {}), late])
  clearTimeout(timer)
}

function notOpen(): Error {
  return new DatabaseUnavailable('The embedded database is not open.')
}
