import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'

/** Where a stream's text goes. */
export interface Outlet {
  /** Sends a text; false where the reader is slow, and nothing more should be sent until `onDrain` is called. */
  write(text: string): boolean
  end(): void
  onDrain(listener: () => void): void
  /** The reader has gone. */
  onClose(listener: () => void): void
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies that collect answers would keep the events.
  'x-accel-buffering': 'no',
}

/**
 * Answers with a stream, with `more` headers. On the HTTP server it is the raw response, which takes a third of the memory of a web stream;
 * without one, as in tests, it is a web stream.
 */
export function openOutlet(
  c: Context,
  more: Readonly<Record<string, string>>,
): { readonly outlet: Outlet; readonly answer: Response } {
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse }
  if (!outgoing) return webOutlet()
  outgoing.writeHead(200, { ...headers, ...more })
  outgoing.flushHeaders()
  return { outlet: rawOutlet(outgoing), answer: RESPONSE_ALREADY_SENT }
}

const rawOutlet = (outgoing: ServerResponse): Outlet => ({
  write: (text) => outgoing.write(text),
  end: () => void outgoing.end(),
  onDrain: (listener) => void outgoing.on('drain', listener),
  onClose: (listener) => void outgoing.on('close', listener),
})

function webOutlet(): { outlet: Outlet; answer: Response } {
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
  const outlet: Outlet = {
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
  return { outlet, answer: new Response(stream, { headers }) }
}
