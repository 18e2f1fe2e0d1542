import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { ExpectedError } from '../base/expected-error'
import { logLine, report } from '../base/report'
import { stopMessage } from './shutdown'

/** The delay before a process that has ended unexpectedly is replaced, in milliseconds. */
const replaceMs = 1000

/**
 * Starts processes that serve together on one port, and replaces each that ends unexpectedly. The first one is started
 * alone, because it applies the migrations. On SIGTERM and SIGINT all are stopped.
 * @param program the path of the program that each of them runs
 * @param count the number of processes
 * @returns the port, when all of them accept requests
 * @throws ExpectedError if one cannot start; it has reported why
 */
export async function startWorkers(program: string, count: number): Promise<number> {
  cluster.setupPrimary({ exec: program, args: [] })
  cluster.on('listening', (worker) => listening.add(worker))
  const isStopping = stopAllOnSignal()
  replaceEnded(isStopping)
  try {
    const port = await started(cluster.fork())
    await Promise.all(Array.from({ length: count - 1 }, () => started(cluster.fork())))
    return port
  } catch (error) {
    // A signal stops them, and then the program ends.
    if (isStopping()) return new Promise<never>(() => undefined)
    for (const { process: child } of running()) child.kill('SIGKILL')
    throw error
  }
}

/** The processes that have begun to listen. */
const listening = new WeakSet<Worker>()

const running = (): Worker[] => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])

/** The port of a process, once it listens. */
function started(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('listening', ({ port }) => resolve(port))
    worker.once('exit', () => reject(new ExpectedError('A process of the server could not start.')))
  })
}

/** Replaces each process that ends after it has begun to listen, and each replacement that ends before. */
function replaceEnded(isStopping: () => boolean): void {
  const replacements = new WeakSet<Worker>()
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping() || !(listening.has(worker) || replacements.has(worker))) return
    report('A process of the server ended', signal ? `by ${signal}` : `with exit code ${code}`)
    setTimeout(() => void (isStopping() || replacements.add(cluster.fork())), replaceMs)
  })
}

/** Stops all processes on the first signal, and exits on the second one. Returns whether they are being stopped. */
function stopAllOnSignal(): () => boolean {
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(signal === 'SIGINT' ? 130 : 143)
    isStopping = true
    logLine('Stopping …')
    void stopAll().then((codes) => process.exit(codes.every((code) => code === 0) ? 0 : 1))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return () => isStopping
}

/** Returns their exit codes; null for one that was killed while it served. */
function stopAll(): Promise<(number | null)[]> {
  return Promise.all(
    running().map(async (worker) => {
      const ended = once(worker, 'exit') as Promise<[code: number | null]>
      if (listening.has(worker)) {
        // It may have ended by itself just now.
        if (worker.isConnected()) worker.send(stopMessage)
        return (await ended)[0]
      }
      // It has no request to finish, and does not read messages yet.
      worker.process.kill('SIGKILL')
      await ended
      return 0
    }),
  )
}
