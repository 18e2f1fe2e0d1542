import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Counters } from './counters'
import { waitingLimits, type RequestLimits } from '../base/request-limits'
import { SocketQueue, type Exchange } from './socket-queue'

/** By what the requests of a caller are counted, and how many of them may be in flight. */
export interface CallerKey {
  readonly key: string
  readonly max: number
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

interface Admission {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly counting: Counting
  readonly work: Work
}

/** What is held for a request in flight. */
class InFlight {
  readonly abort = new AbortController()
  readonly releases: (() => void)[] = []

  release(): void {
    for (const give of this.releases.splice(0)) give()
  }
}

/** A request on its way through the gate; while it waits it is nothing but this. */
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

/** Stands before all work of the HTTP server and bounds how much of it is done at once. */
export class RequestGate {
  private readonly queues = new WeakMap<Socket, SocketQueue>()
  private readonly total = new Counters()
  private readonly callers = new Counters()
  private waiting = 0

  constructor(private readonly options: GateOptions) {}

  /** Does the work as soon as the connection's turn has come, or refuses it. */
  pass(request: IncomingMessage, response: ServerResponse, counting: Counting, work: Work): void {
    this.queueOf(request.socket).add(new Passage(this, { request, response, counting, work }))
  }

  /** Does the work of a request whose turn has come, where the limits allow it. */
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

  /** Closes a connection on which nothing has moved for a while, unless its client waits for us. */
  closeIfStalled(socket: Socket): void {
    if (this.queues.get(socket)?.isStalled ?? true) socket.destroy()
  }

  /** Counts a request for everybody and for its caller; answers whether both limits allow it. */
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
