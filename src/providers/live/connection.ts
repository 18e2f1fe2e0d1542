import { bearerHeader } from '#base/session/bearer'
import { refuseSession } from '#base/session/session'
import { reportResponse, probe, whenBack } from '#base/connectivity/connectivity'
import type { Change, StreamMessage } from '../data/change'
import { eventParser, type StreamEvent } from './parse-events'

const [soonest, latest] = [500, 30_000]
/** The server says every fifteen seconds that it is there; without a word for so long it is not, in milliseconds. */
const silence = 40_000

export interface StreamPosition {
  /** Behind which event the stream goes on; empty where there was none yet. */
  last: string
  /** Since when nothing was read that the stream has not told of, in milliseconds of the page. */
  readonly since: number
}

/** Keeps a stream open until the signal fires, goes on where it was broken off, and tells what it brings. */
export async function keepConnected(
  position: StreamPosition,
  signal: AbortSignal,
  emit: (message: StreamMessage) => void,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const wasOpen = await readOnce(position, signal, emit).catch(() => false)
    failures = wasOpen ? 0 : failures + 1
    // What is away is explained on the page; a server that is only being replaced is back before that.
    if (failures > 1 && !signal.aborted) void probe()
    await pause(Math.min(latest, soonest * 2 ** failures) * (0.5 + Math.random()), signal)
  }
}

/** Resolves with true when a stream that was open has ended. Rejects where it broke off. */
async function readOnce(
  position: StreamPosition,
  signal: AbortSignal,
  emit: (message: StreamMessage) => void,
): Promise<boolean> {
  const bearer = bearerHeader() ?? ''
  const silenceTimer = new AbortController()
  const response = await fetch(addressOf(position), {
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
  return { kind: event === 'everything' ? 'everything' : 'place', id }
}

/** Waits so many milliseconds, or until the server is back, or until the signal fires. */
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
