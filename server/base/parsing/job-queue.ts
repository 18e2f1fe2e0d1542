import { Problem } from '../errors/problem'
import { JobLimit } from './job-limit'
import { JobThread, type ThreadLimits } from './job-thread'
import type { Job } from './messages'

export interface QueueLimits extends ThreadLimits {
  /** So many jobs wait at most. */
  readonly waiting: number
  /** After so long without a job the thread ends and gives its memory back, in milliseconds. */
  readonly idle: number
}

/** A job that took longer has left much behind in memory: the next one begins in a new thread. */
const longMs = 300

/** Jobs that are done one after the other by a thread, which is started when there is one and replaced when it is lost. */
export class JobQueue {
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0
  private thread: JobThread | undefined
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly limits: QueueLimits) {}

  /**
   * Does a job and answers the parts of its result.
   * @throws JobLimit where it is over its limits, or too many others wait; Problem where its content is refused.
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
    if (!this.thread || this.thread.hasEnded) this.thread = await JobThread.start(this.limits)
    const { thread } = this
    const since = performance.now()
    try {
      return await thread.run(job)
    } catch (error) {
      if (!(error instanceof Problem)) await thread.end(error as Error)
      throw error
    } finally {
      const rest = () => thread.end(new Error('The thread was idle.'))
      if (performance.now() - since > longMs) await rest()
      else this.timer = setTimeout(() => void rest(), this.limits.idle).unref()
    }
  }
}
