import { DatabaseUnavailable } from '../database'

type Entry = { isAlone: boolean; start: () => void; refuse: (error: Error) => void }

/**
 * Who may speak on the one session. Single statements go out side by side; a transaction has the session alone.
 * First come, first served.
 */
export class Turns {
  private isTaken = false
  private isPaused = false
  private closed: Error | undefined
  private waiting: Entry[] = []

  /** `waitMs`: how long anyone waits before DatabaseUnavailable. */
  constructor(private readonly waitMs: number) {}

  /**
   * Calls `submit` as soon as single statements may go out, and answers what it answers.
   * It is called at the very moment of its turn, so that nobody's BEGIN can come in between.
   */
  pass<T>(submit: () => Promise<T>): Promise<T> {
    if (this.isFree) return submit()
    return new Promise((resolve, reject) => {
      this.wait(false, () => void submit().then(resolve, reject), reject)
    })
  }

  /** Resolves when the session belongs to the caller alone, until the function that it answers is called. */
  async take(): Promise<() => void> {
    if (this.isFree) this.isTaken = true
    else await new Promise<void>((resolve, reject) => this.wait(true, resolve, reject))
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.isTaken = false
      this.goOn()
    }
  }

  /** Lets everybody wait; whoever has the session alone keeps it. */
  pause(): void {
    this.isPaused = true
  }

  /** Refuses everybody who waits or comes later. */
  close(error: Error): void {
    this.closed = error
    for (const { refuse } of this.waiting.splice(0)) refuse(error)
  }

  resume(): void {
    this.isPaused = false
    this.goOn()
  }

  private get isFree(): boolean {
    return !this.isTaken && !this.isPaused && !this.closed
  }

  private goOn(): void {
    while (this.isFree) {
      const next = this.waiting.shift()
      if (!next) return
      this.isTaken = next.isAlone
      next.start()
    }
  }

  private wait(isAlone: boolean, run: () => void, reject: (error: Error) => void): void {
    if (this.closed) return reject(this.closed)
    const timer = setTimeout(() => {
      this.waiting.splice(this.waiting.indexOf(entry), 1)
      reject(new DatabaseUnavailable('The database was busy for too long.'))
    }, this.waitMs)
    const start = () => {
      clearTimeout(timer)
      run()
    }
    const refuse = (error: Error) => {
      clearTimeout(timer)
      reject(error)
    }
    const entry: Entry = { isAlone, start, refuse }
    this.waiting.push(entry)
  }
}
