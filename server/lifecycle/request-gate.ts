import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Counters } from './counters'
import { waitingLimits, type RequestLimits } from './request-limits'
import { SocketQueue, type Exchange } from './socket-queue'

/** By what the requests of a caller are counted, and how many of them may be in flight. */
export interface CallerKey {
  readonly key: string
  readonly most: number
}

/** What is done with a request; the signal aborts when its connection closes before the response is written. */
export type Work = (signal: AbortSignal) => void | Promise<void>

export interface GateOptions {
  readonly limits: RequestLimits
  /** Who calls, as far as that is known without the database. Never rejects. */
  readonly identify: (request: IncomingMessage) => Promise<CallerKey>
  /** Answers that too many requests are in flight. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse) => void
}

/** How a request is counted: not at all, until it is answered, or (a stream) until it is open. */
export type Counting = 'none' | 'answer' | 'opening'

const everybody = 'process'

/** Stands before all work of the HTTP server and bounds how much of it is done at once. */
export class RequestGate {
  private readonly queues = new WeakMap<Socket, SocketQueue>()
  private readonly total = new Counters()
  private readonly callers = new Counters()
  private waiting = 0

  constructor(private readonly options: GateOptions) {}

  /** Does the work as soon as the connection's turn has come, or refuses it. */
  pass(request: IncomingMessage, response: ServerResponse, counting: Counting, work: Work): void {
    const abort = new AbortController()
    const releases: (() => void)[] = []
    const release = () => releases.splice(0).forEach((give) => give())
    const exchange: Exchange = {
      request,
      start: (finished) => {
        response.once('finish', finished)
        if (counting === 'none') return void work(abort.signal)
        void this.admit(request, releases, abort.signal).then(async (isAdmitted) => {
          if (abort.signal.aborted) return
          if (!isAdmitted) {
            release()
            return this.options.refuse(request, response)
          }
          await work(abort.signal)
          if (counting === 'opening') release()
        })
      },
      end: (isAborted) => {
        release()
        if (isAborted) abort.abort()
      },
    }
    this.queueOf(request.socket).add(exchange)
  }

  /** Closes a connection on which nothing has moved for a while, unless its client waits for us. */
  closeIfStalled(socket: Socket): void {
    if (this.queues.get(socket)?.isStalled ?? true) socket.destroy()
  }

  /** Counts a request for everybody and for its caller; answers whether both limits allow it. */
  private async admit(request: IncomingMessage, releases: (() => void)[], signal: AbortSignal) {
    if (!this.total.take(everybody, this.options.limits.perProcess)) return false
    releases.push(() => this.total.give(everybody))
    const { key, most } = await this.options.identify(request)
    if (signal.aborted || !this.callers.take(key, most)) return false
    releases.push(() => this.callers.give(key))
    return true
  }

  private queueOf(socket: Socket): SocketQueue {
    const known = this.queues.get(socket)
    if (known) return known
    const queue = new SocketQueue(socket, {
      mostRunning: this.options.limits.perSocket,
      mayWait: (own) => own < waitingLimits.perSocket && this.waiting < waitingLimits.perProcess,
      noteWaiting: (change) => (this.waiting += change),
    })
    this.queues.set(socket, queue)
    return queue
  }
}
