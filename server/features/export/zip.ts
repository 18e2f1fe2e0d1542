import { once } from 'node:events'
import { createDeflateRaw } from 'node:zlib'
import { Zip, ZipPassThrough } from 'fflate'

/** Writes a zip archive in chunks. */
export interface ZipWriter {
  /** Ends the previous part and begins another. */
  open(name: string): Promise<void>
  write(text: string): Promise<void>
  writeBytes(bytes: Uint8Array): Promise<void>
  end(): Promise<void>
  /** Returns the bytes written since the last call. */
  taken(): Uint8Array
}

/** A part compressed by Node's zlib, which runs in another thread and is several times faster than JavaScript. */
class CompressedPart extends ZipPassThrough {
  private readonly deflate = createDeflateRaw({ level: 3 })
  private readonly ended = once(this.deflate, 'end')

  constructor(name: string) {
    super(name)
    this.compression = 8
    this.deflate.on('data', (piece: Buffer<ArrayBuffer>) => this.ondata(null, piece, false))
  }

  protected override process(): void {
    // The base class only counts the bytes and updates the checksum; `write` compresses them.
  }

  async write(piece: Uint8Array): Promise<void> {
    this.push(piece)
    await new Promise<void>((resolve, reject) =>
      this.deflate.write(piece, (error) => (error ? reject(error) : resolve())),
    )
  }

  async finish(): Promise<void> {
    this.deflate.end()
    await this.ended
    // The last push completes the checksum.
    this.push(new Uint8Array(0), true)
    this.ondata(null, new Uint8Array(0), true)
  }
}

export function zipWriter(): ZipWriter {
  const encoder = new TextEncoder()
  let made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  let part: CompressedPart | undefined
  return {
    async open(name) {
      await part?.finish()
      part = new CompressedPart(name)
      zip.add(part)
    },
    async write(text) {
      await part?.write(encoder.encode(text))
    },
    async writeBytes(bytes) {
      await part?.write(bytes)
    },
    async end() {
      await part?.finish()
      zip.end()
    },
    taken() {
      const pieces = made
      made = []
      return Buffer.concat(pieces)
    },
  }
}
