import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from '#server/base/database'
import type { EngineStart, FromWorker, ToWorker } from './messages'
import { findWorkerFile } from '#server/base/worker-file'

export type EngineOptions = Omit<EngineStart, 'program'>

let compiled: Promise<WebAssembly.Module> | undefined

/** Compiled once per process: a replacement thread then starts in a third of the time. */
function compileProgram(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
  compiled ??= readFile(path).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

/** The embedded engine in its thread: executes batches of PostgreSQL's protocol, one at a time. */
export class Engine {
  /** How long the engine may work on a batch without sending anything, in milliseconds; 0 means no timeout. */
  statementMs = 0
  onReply: (bytes: Uint8Array, isLast: boolean) => void = () => {}
  onLost: (error: Error) => void = () => {}

  private deadline: NodeJS.Timeout | undefined
  private waiting = new Map<FromWorker['kind'], (message: FromWorker) => void>()
  private rejections: ((error: Error) => void)[] = []
  private lost: Error | undefined

  /** Starts the thread and resolves when the cluster is open; rejects with the error of the engine. */
  static async start({ folder, template, isDraft }: EngineOptions): Promise<Engine> {
    const [file, program] = await Promise.all([
      findWorkerFile('pglite-worker', new URL('worker.ts', import.meta.url)),
      compileProgram(),
    ])
    const workerData: EngineStart = { folder, template, isDraft, program }
    const engine = new Engine(new Worker(file, { workerData, stdout: true, stderr: true }))
    await engine.waitFor('ready')
    return engine
  }

  private constructor(private readonly worker: Worker) {
    worker.on('message', (message: FromWorker) => this.receive(message))
    worker.on('error', (error) => this.lose(error))
    worker.on('exit', () => this.lose(new Error('The thread of the embedded database has exited.')))
  }

  /** Sends a batch to the engine; `bytes` must own its buffer, which is transferred. */
  execute(bytes: Uint8Array<ArrayBuffer>): void {
    this.watch()
    this.worker.postMessage(bytes satisfies ToWorker, [bytes.buffer])
  }

  /** The whole cluster as a gzipped tarball. */
  async dump(): Promise<Uint8Array> {
    const dumped = this.waitFor('dumped')
    this.worker.postMessage({ order: 'dump' } satisfies ToWorker)
    const message = await dumped
    return message.kind === 'dumped' ? message.tarball : new Uint8Array()
  }

  /** Closes the cluster cleanly; the next start has nothing to recover. */
  async close(): Promise<void> {
    const closed = this.waitFor('closed')
    this.worker.postMessage({ order: 'close' } satisfies ToWorker)
    await closed
    await this.kill(new Error('The embedded database was closed.'))
  }

  /** Terminates the thread, even during a batch. */
  async kill(reason: Error): Promise<void> {
    this.lose(reason)
    await this.worker.terminate()
  }

  private receive(message: FromWorker): void {
    if (message.kind === 'reply') {
      this.unwatch()
      if (!message.isLast) this.watch()
      return this.onReply(message.bytes, message.isLast)
    }
    if (message.kind === 'failed') return this.lose(new Error(message.reason))
    this.waiting.get(message.kind)?.(message)
  }

  private unwatch(): void {
    clearTimeout(this.deadline)
    this.deadline = undefined
  }

  private watch(): void {
    if (this.statementMs > 0) this.deadline = setTimeout(() => this.expire(), this.statementMs)
  }

  private expire(): void {
    const message = `A statement took longer than ${this.statementMs / 1000} seconds and was ended.`
    const expired = this.deadline
    // A response may already be in the queue when the main thread was too busy to read it.
    setImmediate(() => {
      if (this.deadline === expired) void this.kill(new DatabaseUnavailable(message))
    })
  }

  private waitFor(kind: FromWorker['kind']): Promise<FromWorker> {
    return new Promise((resolve, reject) => {
      if (this.lost) return reject(this.lost)
      this.waiting.set(kind, resolve)
      this.rejections.push(reject)
    })
  }

  private lose(error: Error): void {
    if (this.lost) return
    this.lost = error
    this.unwatch()
    for (const reject of this.rejections) reject(error)
    this.onLost(error)
  }
}
