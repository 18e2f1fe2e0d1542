import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { report, logLine } from '../base/report'

export type Running = {
  server: Server
  app: { close(): Promise<void> }
  /** Background work, such as sending mails. */
  work: { close(): Promise<void> }
  /** The server of incoming mail, if there is one. */
  mailListener?: { close(): Promise<void> } | undefined
  database: { close(): Promise<void> }
}

/** In milliseconds: for requests in flight, and for the whole shutdown. */
const graceMs = 5000
const hardLimitMs = 9500
const idleCheckMs = 50

/** The message by which the primary process stops one of several processes. */
export const stopMessage = 'stop'

/**
 * Shuts down gracefully on SIGTERM and SIGINT; a second signal exits immediately. One of several processes is also
 * stopped by a message; it leaves SIGINT to the primary process, as a terminal sends it to all of them.
 */
export function stopOnSignal(running: Running, onStopping: () => void): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    onStopping()
    if (cluster.isPrimary) logLine('Stopping …')
    setTimeout(() => process.exit(1), hardLimitMs).unref()
    shutDown(running).then(
      () => process.exit(0),
      (error: unknown) => {
        report('Stopping failed', error)
        process.exit(1)
      },
    )
  }
  const obey = (signal: NodeJS.Signals) =>
    isStopping ? process.exit(signal === 'SIGINT' ? 130 : 143) : stop()
  process.on('SIGTERM', obey)
  process.on('SIGINT', cluster.isPrimary ? obey : () => undefined)
  if (cluster.isWorker) process.on('message', (message) => message === stopMessage && stop())
}

/** Stops accepting requests, waits for those in flight, then ends background work and closes the database. */
export async function shutDown({ server, app, work, mailListener, database }: Running): Promise<void> {
  const answered = drain(server)
  const received = mailListener?.close()
  // Ends streams, which would stay open forever; requests in flight continue.
  await app.close()
  await answered
  await received
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
