import { Problem } from '../errors/problem'
import { JobLimit } from './job-limit'
import { JobThread, type ThreadLimits, type WorkerModule } from './job-thread'

export interface QueueLimits extends ThreadLimits {
  /** Maximum number of queued jobs. */
  readonly waiting: number
  /** Idle time after which the thread ends to free its memory, in milliseconds. */
  readonly idle: number
  /**
   * A job that took longer leaves much garbage in memory: the next one starts in a new thread. In milliseconds; default:
   * never.
   */
  readonly long?: number
}

/** Runs jobs one after the other in a thread, which is started on demand and replaced when it ends. */
export class JobQueue<Job extends object> {
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0
  private thread: JobThread<Job> | undefined
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly worker: WorkerModule,
    private readonly limits: QueueLimits,
  ) {}

  /**
   * Runs a job and returns the parts of its result.
   * @throws JobLimit where it exceeds its limits, or too many others wait; Problem where its content is refused.
   */
  async run(job: Job): Promise<unknown[]> {
    if (this.waiting >= this.limits.waiting) throw new JobLimit('queue')
    this.waiting += 1
    const turn = this.last.then(() => this.perform(job))
    this.last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      this.waiting -= 1
    }
  }

  private async perform(job: Job): Promise<unknown[]> {
    clearTimeout(this.timer)
    if (!this.thread || this.thread.hasEnded)
      this.thread = await JobThread.start<Job>(this.worker, this.limits)
    const { thread } = this
    const since = performance.now()
    try {
      return await thread.run(job)
    } catch (error) {
      if (!(error instanceof Problem)) await thread.end(error as Error)
      throw error
    } finally {
      const rest = () => thread.end(new Error('The thread was idle.'))
      if (performance.now() - since > (this.limits.long ?? Infinity)) await rest()
      else this.timer = setTimeout(() => void rest(), this.limits.idle).unref()
    }
  }
}
