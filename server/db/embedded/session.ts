import { Client } from 'pg'
import type { QueryResult, QueryResultRow } from 'pg'
import type { Statement } from '#server/base/database'
import { typeParsers } from '../type-parsers'
import { Engine } from './engine'
import type { EngineOptions } from './engine'
import { Wire } from './wire'

/** The engine and the driver's client for it: the only session of the embedded database. */
export class Session {
  private constructor(
    private readonly client: Client,
    readonly engine: Engine,
  ) {}

  /** Opens the cluster and connects; `onLost` is called when the session cannot be used any more. */
  static async open(
    options: EngineOptions,
    onLost: (session: Session, reason: Error) => void,
  ): Promise<Session> {
    const engine = await Engine.start(options)
    const wire = new Wire(engine)
    const user = 'postgres'
    const client = new Client({
      stream: () => wire,
      user,
      database: user,
      pipeline: true,
      types: typeParsers,
    })
    const session = new Session(client, engine)
    client.on('error', (reason) => onLost(session, reason))
    await client.connect()
    return session
  }

  /** Runs one statement after all statements that were sent before it. */
  run<Row extends QueryResultRow>(statement: Statement): Promise<QueryResult<Row>> {
    return this.client.query<Row, unknown[]>(statement as { text: string; values?: unknown[] })
  }
}
