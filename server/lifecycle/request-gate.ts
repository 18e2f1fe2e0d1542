import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Counters } from './counters'
import { waitingLimits, type RequestLimits } from '../base/request-limits'
import { SocketQueue, type Exchange } from './socket-queue'

/** The key under which the requests of a caller are counted, and how many may be in flight. */
export interface CallerKey {
  readonly key: string
  readonly max: number
}

/** Processes a request; the signal aborts if its connection closes before the response is written. */
export type Work = (signal: AbortSignal) => void | Promise<void>

export interface GateOptions {
  readonly limits: RequestLimits
  /** The key of the caller, determined without the database. Never rejects. */
  readonly identify: (request: IncomingMessage) => Promise<CallerKey>
  /** Responds that too many requests are in flight. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse) => void
}

/** How long a request counts: not at all, until the response is written, or (a stream) until it is open. */
export type Counting = 'none' | 'answer' | 'opening'

const everybody = 'process'

interface Admission {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly counting: Counting
  readonly work: Work
}

/** The resources held by a request in flight. */
class InFlight {
  readonly abort = new AbortController()
  readonly releases: (() => void)[] = []

  release(): void {
    for (const give of this.releases.splice(0)) give()
  }
}

/** A request in the queue of its connection; what it needs in flight is allocated when it starts. */
class Passage implements Exchange {
  private inFlight: InFlight | undefined

  constructor(
    private readonly gate: RequestGate,
    private readonly admission: Admission,
  ) {}

  get request(): IncomingMessage {
    return this.admission.request
  }

  start(finished: () => void): void {
    this.inFlight = new InFlight()
    this.admission.response.once('finish', finished)
    void this.gate.start(this.admission, this.inFlight)
  }

  end(isAborted: boolean): void {
    this.inFlight?.release()
    if (isAborted) this.inFlight?.abort.abort()
  }
}

/** Limits how many requests the HTTP server processes at once. */
export class RequestGate {
  private readonly queues = new WeakMap<Socket, SocketQueue>()
  private readonly total = new Counters()
  private readonly callers = new Counters()
  private waiting = 0

  constructor(private readonly options: GateOptions) {}

  /** Processes a request once the queue of its connection allows it, or rejects it. */
  pass(request: IncomingMessage, response: ServerResponse, counting: Counting, work: Work): void {
    this.queueOf(request.socket).add(new Passage(this, { request, response, counting, work }))
  }

  /** Processes a queued request if the limits allow it. */
  async start({ request, response, counting, work }: Admission, inFlight: InFlight): Promise<void> {
    const { signal } = inFlight.abort
    if (counting === 'none') return work(signal)
    const isAdmitted = await this.admit(request, inFlight)
    if (signal.aborted) return undefined
    if (!isAdmitted) {
      inFlight.release()
      return this.options.refuse(request, response)
    }
    await work(signal)
    if (counting === 'opening') inFlight.release()
  }

  /** Closes a connection without activity, unless its client is waiting for the server. */
  closeIfStalled(socket: Socket): void {
    if (this.queues.get(socket)?.isStalled ?? true) socket.destroy()
  }

  /** Counts a request for the process and for its caller. Returns whether both limits allow it. */
  private async admit(request: IncomingMessage, inFlight: InFlight): Promise<boolean> {
    if (!this.total.take(everybody, this.options.limits.perProcess)) return false
    inFlight.releases.push(() => this.total.give(everybody))
    const { key, max } = await this.options.identify(request)
    if (inFlight.abort.signal.aborted || !this.callers.take(key, max)) return false
    inFlight.releases.push(() => this.callers.give(key))
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
