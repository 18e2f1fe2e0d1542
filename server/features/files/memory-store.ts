import { Readable } from 'node:stream'
import { countedBytes } from './counted'
import type { ContentStore } from '#server/base/content-store'

/** Stores bytes in memory, for a server whose files are not needed after it ends. */
export function memoryStore(): ContentStore {
  const stored = new Map<string, Buffer>()
  return {
    kind: 'memory',
    async receive(bytes, limit) {
      const counted = countedBytes(limit)
      const chunks: Uint8Array[] = []
      for await (const chunk of counted.through(bytes)) chunks.push(chunk)
      const received = counted.result()
      return {
        ...received,
        keep: () => Promise.resolve(void stored.set(received.checksum, Buffer.concat(chunks))),
        discard: () => Promise.resolve(),
      }
    },
    open: (checksum, span) => {
      const bytes = stored.get(checksum)
      const part = bytes && span ? bytes.subarray(span.start, span.end + 1) : bytes
      return Promise.resolve(part && Readable.from(part.length > 0 ? [part] : []))
    },
    remove: (checksum) => Promise.resolve(void stored.delete(checksum)),
    clear: () => Promise.resolve(),
  }
}
