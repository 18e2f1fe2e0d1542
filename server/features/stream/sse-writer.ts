import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'

/** The output of a stream. */
export interface SseWriter {
  /** Sends a text; returns false if the reader is slow. The caller should then wait for `onDrain`. */
  write(text: string): boolean
  end(): void
  onDrain(listener: () => void): void
  /** Called when the connection is closed. */
  onClose(listener: () => void): void
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Disables response buffering in nginx, which would delay the events.
  'x-accel-buffering': 'no',
}

/**
 * Responds with a stream, with `more` headers. On the HTTP server it writes to the raw response, which takes a third
 * of the memory of a web stream; without one, as in tests, it uses a web stream.
 */
export function openSseWriter(
  c: Context,
  more: Readonly<Record<string, string>>,
): { readonly writer: SseWriter; readonly answer: Response } {
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse }
  if (!outgoing) return webSseWriter()
  outgoing.writeHead(200, { ...headers, ...more })
  outgoing.flushHeaders()
  return { writer: nodeSseWriter(outgoing), answer: RESPONSE_ALREADY_SENT }
}

const nodeSseWriter = (outgoing: ServerResponse): SseWriter => ({
  write: (text) => outgoing.write(text),
  end: () => void outgoing.end(),
  onDrain: (listener) => void outgoing.on('drain', listener),
  onClose: (listener) => void outgoing.on('close', listener),
})

function webSseWriter(): { writer: SseWriter; answer: Response } {
  const encoder = new TextEncoder()
  let drained = (): void => undefined
  let closed = (): void => undefined
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (opened) => void (controller = opened),
      pull: () => drained(),
      cancel: () => {
        controller = undefined
        closed()
      },
    },
    { highWaterMark: 16 },
  )
  const writer: SseWriter = {
    write(text) {
      controller?.enqueue(encoder.encode(text))
      return (controller?.desiredSize ?? 1) > 0
    },
    end() {
      controller?.close()
      controller = undefined
      closed()
    },
    onDrain: (listener) => void (drained = listener),
    onClose: (listener) => void (closed = listener),
  }
  return { writer, answer: new Response(stream, { headers }) }
}
