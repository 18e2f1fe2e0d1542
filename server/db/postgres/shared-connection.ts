import type { PoolClient, QueryConfig, QueryResultRow } from 'pg'
import { asUnavailable } from '../unavailable'
import { inOneWrite } from './one-write'
import { DatabaseUnavailable } from '#server/base/database'

type Config = QueryConfig<unknown[]>
interface Entry {
  readonly config: Config
  readonly resolve: (rows: QueryResultRow[]) => void
  readonly reject: (error: unknown) => void
}
/** Runs work on a connection of the pool, which is closed where the work throws DatabaseUnavailable. */
type WithClient = (work: (client: PoolClient) => Promise<void>) => Promise<void>

/** Maximum number of statements that wait for each other on one connection. */
const maxAtOnce = 16

/**
 * Sends brief reads of one turn of the event loop over one connection, in one write: a write for each of them took
 * longer than everything else that a read of one record does. They are separate transactions, and one that fails does
 * not affect the others.
 */
export class SharedConnection {
  private waiting: Entry[] = []

  constructor(private readonly withClient: WithClient) {}

  query(config: Config): Promise<QueryResultRow[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ config, resolve, reject })
      if (this.waiting.length === 1) setImmediate(() => this.flush())
    })
  }

  private flush(): void {
    const batch = this.waiting
    this.waiting = []
    for (let from = 0; from < batch.length; from += maxAtOnce)
      void this.run(batch.slice(from, from + maxAtOnce))
  }

  private async run(batch: readonly Entry[]): Promise<void> {
    try {
      await this.withClient(async (client) => {
        const lost = await runOn(client, batch)
        if (lost) throw lost
      })
    } catch (error) {
      // Where there was no connection. Entries that are settled already are not affected.
      for (const { reject } of batch) reject(error)
    }
  }
}

/** Runs the statements; resolves to the error of the connection where it was lost. */
async function runOn(client: PoolClient, batch: readonly Entry[]): Promise<DatabaseUnavailable | undefined> {
  let lost: DatabaseUnavailable | undefined
  const send = ({ config, resolve, reject }: Entry) =>
    client.query<QueryResultRow>(config).then(
      ({ rows }) => resolve(rows),
      (reason: unknown) => {
        const error = asUnavailable(reason)
        if (error instanceof DatabaseUnavailable) lost = error
        reject(error)
      },
    )
  const sent = inOneWrite(client, () => batch.map(send))
  await Promise.all(sent)
  return lost
}
