import { Client } from 'pg'

const retryMs = 2000
/** Errors of an engine that uses PostgreSQL's protocol but has no LISTEN. */
const isUnknown = (error: unknown) => ['0A000', '42601'].includes(String((error as { code?: string }).code))

/**
 * Listens on a channel over a separate connection, which is reopened when it is lost. `listener` is called with the
 * payload, and without one each time listening starts, as notifications may have been missed before. Returns a function that stops it.
 */
export function listenOn(
  options: { readonly databaseUrl: string; readonly connectMs: number },
  channel: string,
  listener: (payload?: string) => void,
): () => void {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function connect(): Promise<void> {
    const mine = new Client({
      connectionString: options.databaseUrl,
      connectionTimeoutMillis: options.connectMs,
      keepAlive: true,
      application_name: 'corridor listens',
    })
    client = mine
    mine.on('error', () => lose(mine))
    mine.on('end', () => lose(mine))
    mine.on('notification', ({ payload }) => listener(payload ?? ''))
    await mine.connect()
    await mine.query(`LISTEN ${channel}`)
    listener()
  }
  function begin(): void {
    connect().catch((error: unknown) => {
      if (isUnknown(error)) stop()
      else if (client) lose(client)
    })
  }
  function lose(lost: Client): void {
    if (lost !== client) return
    client = undefined
    lost.end().catch(() => undefined)
    if (!isStopped) timer = setTimeout(begin, retryMs).unref()
  }
  function stop(): void {
    isStopped = true
    clearTimeout(timer)
    const last = client
    client = undefined
    last?.end().catch(() => undefined)
  }
  begin()
  return stop
}
