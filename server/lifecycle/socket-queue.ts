import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** A request of a connection: waiting, in flight or finished. */
export interface Exchange {
  readonly request: IncomingMessage
  /** Starts processing; `finished` must be called when the response has been written. */
  start(finished: () => void): void
  /** Called once at the end; `isAborted` is true if the connection closed before the response was written. */
  end(isAborted: boolean): void
}

interface QueueLimits {
  readonly mostRunning: number
  /** Whether one more request may wait. */
  readonly mayWait: (waiting: number) => boolean
  /** Called with the change in the number of waiting requests. */
  readonly noteWaiting: (change: number) => void
}

/** The requests of one connection: a few are in flight, the others wait, and meanwhile the socket is not read. */
export class SocketQueue {
  private readonly running = new Set<Exchange>()
  private waiting: Exchange[] = []

  constructor(
    private readonly socket: Socket,
    private readonly limits: QueueLimits,
  ) {
    socket.once('close', () => this.close())
    // The HTTP parser resumes the socket itself, for example when it drops the rest of a body.
    socket.on('resume', () => this.pauseWhileWaiting())
  }

  add(exchange: Exchange): void {
    if (this.socket.destroyed) return
    if (this.running.size < this.limits.mostRunning) return this.start(exchange)
    if (!this.limits.mayWait(this.waiting.length)) return void this.socket.destroy()
    this.waiting.push(exchange)
    this.limits.noteWaiting(1)
    this.pauseWhileWaiting()
  }

  /** Whether an inactive connection is waiting for its client, not for the server. */
  get isStalled(): boolean {
    if (this.running.size === 0 || this.socket.writableLength > 0) return true
    return this.waiting.length === 0 && [...this.running].some(({ request }) => !request.complete)
  }

  private start(exchange: Exchange): void {
    this.running.add(exchange)
    exchange.start(() => this.finish(exchange))
  }

  private finish(exchange: Exchange): void {
    if (!this.running.delete(exchange)) return
    // `finish` is also emitted when the connection is destroyed.
    exchange.end(this.socket.destroyed)
    const next = this.socket.destroyed ? undefined : this.waiting.shift()
    if (!next) return
    this.limits.noteWaiting(-1)
    this.start(next)
    if (this.waiting.length === 0) this.socket.resume()
  }

  private pauseWhileWaiting(): void {
    if (this.waiting.length > 0) this.socket.pause()
  }

  private close(): void {
    this.limits.noteWaiting(-this.waiting.length)
    this.waiting = []
    for (const exchange of this.running) exchange.end(true)
    this.running.clear()
  }
}
