const first = 64 * 1024

/** Collects the bytes of a message up to a limit, in one buffer that grows. */
export class Collector {
  private buffer: Buffer = Buffer.alloc(0)
  private size = 0

  /** @param max the most bytes; with 0 nothing is collected. */
  constructor(private readonly max: number) {}

  add(bytes: Uint8Array): void {
    const from = this.size
    this.size += bytes.length
    if (this.size > this.max) this.buffer = Buffer.alloc(0)
    if (this.size > this.max) return
    if (this.size > this.buffer.length) this.grow()
    this.buffer.set(bytes, from)
  }

  /** The bytes without the empty line at their end, and begins again; undefined if they were too many. */
  take(): Buffer | undefined {
    const bytes = this.size > this.max || this.max === 0 ? undefined : this.buffer.subarray(0, this.size)
    this.buffer = Buffer.alloc(0)
    this.size = 0
    return bytes && withoutBlankEnd(bytes)
  }

  private grow(): void {
    const grown = Buffer.allocUnsafe(Math.min(this.max, Math.max(first, 2 * this.size)))
    grown.set(this.buffer)
    this.buffer = grown
  }
}

function withoutBlankEnd(bytes: Buffer): Buffer {
  if (bytes.length >= 3 && bytes.toString('latin1', bytes.length - 3) === '\n\r\n')
    return bytes.subarray(0, bytes.length - 2)
  return bytes.at(-1) === 10 && bytes.at(-2) === 10 ? bytes.subarray(0, bytes.length - 1) : bytes
}
