import type { Server } from 'node:http'
import { report, logLine } from '../base/report'

export type Running = {
  server: Server
  app: { close(): Promise<void> }
  /** Background work, such as sending mails. */
  work: { close(): Promise<void> }
  database: { close(): Promise<void> }
}

/** In milliseconds: for requests in flight, and for the whole shutdown. */
const graceMs = 5000
const hardLimitMs = 9500
const idleCheckMs = 50

/** Shuts down gracefully on SIGTERM and SIGINT; a second signal exits immediately. */
export function stopOnSignal(running: Running, onStopping: () => void): void {
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(signal === 'SIGINT' ? 130 : 143)
    isStopping = true
    onStopping()
    logLine('Stopping …')
    setTimeout(() => process.exit(1), hardLimitMs).unref()
    shutDown(running).then(
      () => process.exit(0),
      (error: unknown) => {
        report('Stopping failed', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Stops accepting requests, waits for those in flight, then ends background work and closes the database. */
export async function shutDown({ server, app, work, database }: Running): Promise<void> {
  const answered = drain(server)
  // Ends streams, which would stay open forever; requests in flight continue.
  await app.close()
  await answered
  await work.close()
  await database.close()
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs)
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(cut)
      resolve()
    })
  })
}
