import { DatabaseUnavailable, RequestAborted } from '#server/base/database'

type Entry = { isAlone: boolean; start: () => void; refuse: (error: Error) => void }

/** Maximum number of single statements in the engine at once; queued ones can still be withdrawn. */
const maxAtOnce = 8

/**
 * Schedules statements on the only session, first come, first served. A few single statements run at once; a
 * transaction has exclusive use.
 */
export class StatementQueue {
  private isTaken = false
  private isPaused = false
  private running = 0
  private closed: Error | undefined
  private waiting: Entry[] = []

  /** `waitMs`: how long a caller waits before DatabaseUnavailable is thrown. */
  constructor(private readonly waitMs: number) {}

  /**
   * Calls `submit` as soon as single statements may start, and resolves to its result. `submit` is called
   * synchronously when the queue reaches it, so that no other caller's BEGIN can come in between. A statement that is
   * still waiting when the signal aborts is withdrawn.
   */
  pass<T>(submit: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.mayStart(false) && this.waiting.length === 0) return this.run(submit)
    return new Promise((resolve, reject) => {
      this.wait(false, () => void this.run(submit).then(resolve, reject), reject, signal)
    })
  }

  /** Resolves when the caller has exclusive use of the session, until it calls the returned function. */
  async take(): Promise<() => void> {
    if (this.mayStart(true) && this.waiting.length === 0) this.isTaken = true
    else await new Promise<void>((resolve, reject) => this.wait(true, resolve, reject))
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.isTaken = false
      this.goOn()
    }
  }

  /** Makes new callers wait; a caller with exclusive use keeps it. */
  pause(): void {
    this.isPaused = true
  }

  /** Rejects all waiting and later callers. */
  close(error: Error): void {
    this.closed = error
    for (const { refuse } of this.waiting.splice(0)) refuse(error)
  }

  resume(): void {
    this.isPaused = false
    this.goOn()
  }

  private mayStart(isAlone: boolean): boolean {
    if (this.isTaken || this.isPaused || this.closed) return false
    // Exclusive use need not wait for the running statements: the session executes statements in order.
    return isAlone || this.running < maxAtOnce
  }

  private async run<T>(submit: () => Promise<T>): Promise<T> {
    this.running += 1
    try {
      return await submit()
    } finally {
      this.running -= 1
      this.goOn()
    }
  }

  private goOn(): void {
    for (let next = this.waiting[0]; next && this.mayStart(next.isAlone); next = this.waiting[0]) {
      this.waiting.shift()
      this.isTaken = next.isAlone
      next.start()
    }
  }

  private wait(
    isAlone: boolean,
    run: () => void,
    reject: (error: Error) => void,
    signal?: AbortSignal,
  ): void {
    if (this.closed) return reject(this.closed)
    const leave = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', withdraw)
    }
    const refuse = (error: Error) => {
      leave()
      reject(error)
    }
    const giveUp = (error: Error) => {
      this.waiting.splice(this.waiting.indexOf(entry), 1)
      refuse(error)
      this.goOn()
    }
    const withdraw = () => giveUp(new RequestAborted())
    const timer = setTimeout(
      () => giveUp(new DatabaseUnavailable('The database was busy for too long.')),
      this.waitMs,
    )
    const start = () => {
      leave()
      run()
    }
    const entry: Entry = { isAlone, start, refuse }
    signal?.addEventListener('abort', withdraw)
    this.waiting.push(entry)
  }
}
