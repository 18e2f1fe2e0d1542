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
    try {
      return await thread.run(job)
    } catch (error) {
      if (!(error instanceof Problem)) thread.end(error as Error)
      throw error
    } finally {
      this.timer = setTimeout(() => thread.end(new Error('The thread was idle.')), this.limits.idle).unref()
    }
  }
}
