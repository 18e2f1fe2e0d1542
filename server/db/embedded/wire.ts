import { Duplex } from 'node:stream'
import type { Engine } from './engine'

type Written = (error?: Error | null) => void

/**
 * The socket of the driver: sends PostgreSQL's protocol to the engine and receives its responses. Everything written
 * in one turn of the event loop, or while the engine is busy, is sent as one batch.
 */
export class Wire extends Duplex {
  private waiting: Uint8Array[] = []
  private isBusy = false
  private isScheduled = false
  private readonly flushLater = () => this.flush()

  constructor(private readonly engine: Engine) {
    super({ decodeStrings: false })
    engine.onReply = (bytes, isLast) => this.receive(bytes, isLast)
    engine.onLost = (error) => this.destroy(error)
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, written: Written): void {
    this.waiting.push(chunk)
    this.schedule()
    written()
  }

  override _writev(chunks: { chunk: Uint8Array }[], written: Written): void {
    for (const { chunk } of chunks) this.waiting.push(chunk)
    this.schedule()
    written()
  }

  private schedule(): void {
    if (this.isScheduled || this.isBusy) return
    this.isScheduled = true
    setImmediate(this.flushLater)
  }

  private flush(): void {
    this.isScheduled = false
    if (this.isBusy || this.waiting.length === 0 || this.destroyed) return
    const batch = join(this.waiting)
    this.waiting = []
    this.isBusy = true
    this.engine.execute(batch)
  }

  private receive(bytes: Uint8Array, isLast: boolean): void {
    if (isLast) {
      this.isBusy = false
      if (this.waiting.length > 0) this.flush()
    }
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }
}

function join(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    joined.set(chunk, offset)
    offset += chunk.length
  }
  return joined
}
