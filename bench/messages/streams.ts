import type { ClientRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStream } from '../support/open-stream'

/** Open streams of several users. */
export interface OpenStreams {
  /** Forgets what was received. */
  clear(): void
  /** Waits until that number of streams have received a change of a resource; the moment of each, in order. */
  received(resource: string, count: number): Promise<number[]>
  close(): void
}

const longestMs = 30_000
/** How many streams are opened at the same time. */
const atOnce = 20

/** Opens a stream for each token, and waits until each has received data. */
export async function openStreamsOf(url: string, tokens: readonly string[]): Promise<OpenStreams> {
  const moments = new Map<number, Map<string, number>>()
  const take = (index: number, chunk: string) => {
    for (const [, resource = ''] of chunk.matchAll(/"resource":"(\w+)"/g)) {
      const own = moments.get(index) ?? new Map<string, number>()
      moments.set(index, own)
      if (!own.has(resource)) own.set(resource, performance.now())
    }
  }
  const opened: ClientRequest[] = []
  for (let from = 0; from < tokens.length; from += atOnce)
    opened.push(
      ...(await Promise.all(
        tokens
          .slice(from, from + atOnce)
          .map((token, offset) => openStream(url, token, (chunk) => take(from + offset, chunk))),
      )),
    )
  return {
    clear: () => moments.clear(),
    async received(resource, count) {
      const until = performance.now() + longestMs
      for (;;) {
        const found = [...moments.values()].flatMap((own) => own.get(resource) ?? [])
        if (found.length >= count) return found.toSorted((moment, other) => moment - other)
        if (performance.now() > until)
          throw new Error(`Only ${found.length} of ${count} streams got the change`)
        await sleep(1)
      }
    },
    close: () => opened.forEach((item) => void item.destroy()),
  }
}
