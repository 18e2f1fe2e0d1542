import { apiUrl } from '#text/api-base'
import { bearerHeader } from '#base/session/bearer'
import { refuseSession } from '#base/session/session'
import { reportResponse, probe, whenBack } from '#base/connectivity/connectivity'
import type { Change, Signal, StreamMessage } from '../data/change'
import { eventParser, type StreamEvent } from './parse-events'

const [soonest, latest] = [500, 30_000]
/**
 * The server sends a heartbeat every fifteen seconds; after this time without one the connection is dead, in
 * milliseconds.
 */
const silence = 40_000

export interface StreamPosition {
  /** The id of the last event, to resume after; empty if there was none. */
  last: string
  /** Everything changed since then is reported by the stream, in milliseconds since the page was opened. */
  readonly since: number
}

/** Keeps a stream open until the signal fires, resumes it after interruptions, and emits its messages. */
export async function keepConnected(
  position: StreamPosition,
  signal: AbortSignal,
  emit: (message: StreamMessage) => void,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const wasOpen = await readOnce(position, signal, emit).catch(() => false)
    failures = wasOpen ? 0 : failures + 1
    // Probing shows on the page that the server is unavailable; a restarting server is back before the second
    // failure.
    if (failures > 1 && !signal.aborted) void probe()
    await pause(Math.min(latest, soonest * 2 ** failures) * (0.5 + Math.random()), signal)
  }
}

/** Resolves with true when an open stream has ended. Rejects if it was interrupted. */
async function readOnce(
  position: StreamPosition,
  signal: AbortSignal,
  emit: (message: StreamMessage) => void,
): Promise<boolean> {
  const bearer = bearerHeader() ?? ''
  const silenceTimer = new AbortController()
  const response = await fetch(apiUrl(addressOf(position)), {
    headers: { Authorization: bearer, ...(position.last && { 'Last-Event-ID': position.last }) },
    cache: 'no-store',
    signal: AbortSignal.any([signal, silenceTimer.signal]),
  })
  if (response.status === 401) refuseSession(bearer)
  if (!response.ok || !response.body) return false
  reportResponse(response.headers.get('x-build'))
  const parse = eventParser((event) => {
    position.last = event.id
    emit(messageIn(event))
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const timer = setTimeout(() => silenceTimer.abort(), silence)
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return true
    parse(value)
  }
}

const addressOf = ({ last, since }: StreamPosition): string =>
  last ? '/api/stream' : `/api/stream?ago=${Math.round(performance.now() - since)}`

function messageIn({ event, data, id }: StreamEvent): StreamMessage {
  if (event === 'change') return { kind: 'change', change: JSON.parse(data) as Change, id }
  if (event === 'signal') return { kind: 'signal', signal: JSON.parse(data) as Signal, id }
  return { kind: event === 'everything' ? 'everything' : 'place', id }
}

/** Waits some milliseconds, or until the server is back, or until the signal fires. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      stop()
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    const stop = whenBack(over)
    signal.addEventListener('abort', over)
  })
}
