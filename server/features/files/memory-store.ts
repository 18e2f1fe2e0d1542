import { Readable } from 'node:stream'
import { countedBytes } from './counted'
import type { ContentStore } from '#server/base/content-store'

/** Bytes that last as long as the process: for a server whose files nobody needs again. */
export function memoryStore(): ContentStore {
  const kept = new Map<string, Buffer>()
  return {
    async receive(bytes, limit) {
      const counted = countedBytes(limit)
      const chunks: Uint8Array[] = []
      for await (const chunk of counted.through(bytes)) chunks.push(chunk)
      const told = counted.result()
      return {
        ...told,
        keep: () => Promise.resolve(void kept.set(told.checksum, Buffer.concat(chunks))),
        discard: () => Promise.resolve(),
      }
    },
    open: (checksum, span) => {
      const bytes = kept.get(checksum)
      const part = bytes && span ? bytes.subarray(span.start, span.end + 1) : bytes
      return Promise.resolve(part && Readable.from(part.length > 0 ? [part] : []))
    },
    remove: (checksum) => Promise.resolve(void kept.delete(checksum)),
    clear: () => Promise.resolve(),
  }
}
