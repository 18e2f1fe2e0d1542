import { Worker } from 'node:worker_threads'
import { Problem } from '../errors/problem'
import { findWorkerFile } from '../worker-file'
import { JobLimit } from './job-limit'
import type { FromThread } from './messages'

/** The module that a thread runs. */
export interface WorkerModule {
  readonly name: string
  readonly source: URL
}

export interface ThreadLimits {
  /** Timeout of a job, in milliseconds. */
  readonly milliseconds: number
  /** Maximum size of the heap, in megabytes. */
  readonly megabytes: number
}

/** A thread that runs one job after the other. Where it rejects with anything but a Problem, the caller must end it. */
export class JobThread<Job extends object> {
  private lost: Error | undefined
  private lose: (error: Error) => void = () => {}
  private receive: (message: FromThread) => void = () => {}

  static async start<Job extends object>(
    { name, source }: WorkerModule,
    limits: ThreadLimits,
  ): Promise<JobThread<Job>> {
    const file = await findWorkerFile(name, source)
    const resourceLimits = { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 }
    return new JobThread<Job>(
      new Worker(file, { resourceLimits, stdout: true, stderr: true }),
      limits.milliseconds,
    )
  }

  private constructor(
    private readonly worker: Worker,
    private readonly milliseconds: number,
  ) {
    worker.on('message', (message: FromThread) => this.receive(message))
    worker.on('error', (error) => void this.end(asLimit(error)))
    worker.on('exit', () => void this.end(new Error('The thread has exited.')))
  }

  get hasEnded(): boolean {
    return this.lost !== undefined
  }

  /** Runs a job and returns the parts of its result; the event loop runs between two parts. */
  async run(job: Job): Promise<unknown[]> {
    this.worker.ref()
    const parts: unknown[] = []
    let left = this.milliseconds
    for (let message: Job | 'next' = job; ; message = 'next') {
      const since = performance.now()
      const answer = await this.ask(message, left)
      left -= performance.now() - since
      if (answer.kind === 'refused') throw new Problem(answer.refusal)
      if (answer.kind === 'failed') throw new Error(answer.reason)
      parts.push(answer.value)
      if (answer.isLast) break
      await new Promise(setImmediate)
    }
    this.worker.unref()
    return parts
  }

  /** Terminates the thread, even during a job; resolves when its memory is freed. */
  async end(reason: Error): Promise<void> {
    if (!this.lost) {
      this.lost = reason
      this.lose(reason)
    }
    await this.worker.terminate()
  }

  private ask(message: Job | 'next', milliseconds: number): Promise<FromThread> {
    return new Promise((resolve, reject) => {
      if (this.lost) return reject(this.lost)
      // A response may already be in the queue when the main thread was too busy to read it.
      const late = () =>
        setImmediate(() => {
          if (this.receive === onMessage) void this.end(new JobLimit('time'))
        })
      const timer = setTimeout(late, Math.max(milliseconds, 1))
      const onMessage = (answer: FromThread) => {
        clearTimeout(timer)
        this.receive = () => {}
        resolve(answer)
      }
      this.receive = onMessage
      this.lose = (error) => {
        clearTimeout(timer)
        reject(error)
      }
      this.worker.postMessage(message)
    })
  }
}

const asLimit = (error: Error): Error =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? new JobLimit('memory') : error
