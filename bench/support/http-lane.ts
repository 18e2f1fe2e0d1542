import { connect, type Socket } from 'node:net'

interface Waiting {
  readonly resolve: (status: number) => void
  readonly reject: (error: Error) => void
}

/**
 * One keep-alive connection that sends prepared requests, one at a time. It parses only the end of a response, so that
 * generating the load costs as little as possible.
 */
export class HttpLane {
  private readonly socket: Socket
  private received: Buffer = Buffer.alloc(0)
  private waiting: Waiting | undefined

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.socket.on('data', (chunk) => this.receive(chunk))
    this.socket.on('error', (error) => this.waiting?.reject(error))
    this.socket.on('close', () => this.waiting?.reject(new Error('The server has closed the connection.')))
  }

  /** Sends a request and resolves with the status when the response is complete. */
  send(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
      this.socket.write(request)
    })
  }

  close(): void {
    this.waiting = undefined
    this.socket.destroy()
  }

  private receive(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk])
    const headEnd = this.received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = this.received.toString('latin1', 0, headEnd).toLowerCase()
    if (!isComplete(head, this.received, headEnd + 4)) return
    this.received = Buffer.alloc(0)
    const { waiting } = this
    this.waiting = undefined
    waiting?.resolve(Number(head.slice(9, 12)))
  }
}

function isComplete(head: string, received: Buffer, bodyStart: number): boolean {
  const length = /content-length: (\d+)/.exec(head)?.[1]
  if (length !== undefined) return received.length >= bodyStart + Number(length)
  if (head.includes('transfer-encoding: chunked'))
    return received.toString('latin1', received.length - 5) === '0\r\n\r\n'
  return true
}

/** The raw text of an HTTP request. */
export function requestText(method: string, path: string, token: string, body?: string): string {
  const content =
    body === undefined
      ? ''
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n${content}\r\n${body ?? ''}`
}
