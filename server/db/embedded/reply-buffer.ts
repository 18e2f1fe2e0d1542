type Send = (bytes: Uint8Array<ArrayBuffer>, isLast: boolean) => void

const startSize = 64 * 1024
const sendFrom = 256 * 1024
const sendAfterMs = 20

/**
 * Collects the response of the engine to a batch, so that it is sent in one message. Long responses and slow batches
 * are sent in parts: a part also shows that the batch makes progress.
 */
export class ReplyBuffer {
  private buffer = new Uint8Array(startSize)
  private length = 0
  private sentAt = performance.now()

  constructor(private readonly send: Send) {}

  /** Copies `data`, which is memory of the engine. */
  add(data: Uint8Array): void {
    this.reserve(data.length)
    this.buffer.set(data, this.length)
    this.length += data.length
    if (this.length >= sendFrom || performance.now() - this.sentAt > sendAfterMs) this.sendPart(false)
  }

  end(): void {
    this.sendPart(true)
  }

  private sendPart(isLast: boolean): void {
    this.send(this.buffer.slice(0, this.length), isLast)
    this.length = 0
    this.sentAt = performance.now()
  }

  private reserve(size: number): void {
    const needed = this.length + size
    if (needed <= this.buffer.length) return
    const larger = new Uint8Array(Math.max(needed, this.buffer.length * 2))
    larger.set(this.buffer.subarray(0, this.length))
    this.buffer = larger
  }
}
