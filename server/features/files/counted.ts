import { createHash } from 'node:crypto'
import { headLength, TooManyBytes } from '#server/base/content-store'

/** Computes the size, the checksum and the first bytes of a stream while it is read. */
export function countedBytes(limit: number) {
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  let size = 0
  return {
    async *through(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of bytes) {
        if (size < headLength) head.push(chunk.subarray(0, headLength - size))
        size += chunk.length
        if (size > limit) throw new TooManyBytes()
        hash.update(chunk)
        yield chunk
      }
    },
    result: () => ({ checksum: hash.digest('hex'), size, head: Buffer.concat(head) }),
  }
}
