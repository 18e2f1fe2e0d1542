import { eventParser, type StreamEvent } from '#providers/live/parse-events'
import type { ChangeEvent } from '#server/features/stream/change-event'
import type { ServerApp } from '#server/lifecycle/app'

/** An open stream and the events it has received so far. */
export interface OpenStream {
  readonly changes: ChangeEvent[]
  readonly events: StreamEvent[]
  /** The id of the last event. */
  last(): string
  /** Resolves at the first event, after which the stream follows changes; rejects like `until`. */
  begun(): Promise<void>
  /** Resolves when the expected changes have arrived; rejects after the timeout. */
  until(isThere: (events: readonly ChangeEvent[]) => boolean): Promise<void>
  /** Resolves when the server has ended the stream; rejects like `until`. */
  ended(): Promise<void>
  close(): Promise<void>
}

export interface StreamOptions {
  readonly last?: string
  readonly query?: string
}

/** The timeout in milliseconds. */
const timeoutMs = 20_000

/** Opens a stream in this process. */
export async function openStream(
  server: Pick<ServerApp, 'fetch'>,
  token: string,
  options: StreamOptions = {},
): Promise<OpenStream> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(options.last ? { 'last-event-id': options.last } : {}),
  }
  const request = new Request(`http://corridor.test/api/stream${options.query ?? ''}`, { headers })
  return readStream(await server.fetch(request))
}

/** Reads a response as a stream until it is closed. */
export function readStream(answer: Response): OpenStream {
  if (answer.status !== 200 || !answer.body) throw new Error(`There is no stream: ${answer.status}`)
  const events: StreamEvent[] = []
  const changes: ChangeEvent[] = []
  let last = ''
  let isOver = false
  const parse = eventParser((event) => {
    last = event.id
    if (event.event === '') return
    events.push(event)
    if (event.event === 'change') changes.push(JSON.parse(event.data) as ChangeEvent)
  })
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  const done = (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) parse(read.value)
  })()
    .catch(() => undefined)
    .finally(() => (isOver = true))
  const wait = async (isThere: () => boolean, what: () => string) => {
    const end = performance.now() + timeoutMs
    while (!isThere()) {
      if (performance.now() > end) throw new Error(what())
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  return {
    changes: changes,
    events,
    last: () => last,
    begun: () =>
      wait(
        () => last !== '',
        () => 'The stream says nothing',
      ),
    until: (isThere) =>
      wait(
        () => isThere(changes),
        () => `The stream brought only ${JSON.stringify(changes)}`,
      ),
    ended: () =>
      wait(
        () => isOver,
        () => 'The stream goes on',
      ),
    async close() {
      await reader.cancel()
      await done
    },
  }
}
