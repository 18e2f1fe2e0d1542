import type { StreamMessage } from '../data/change'
import { keepConnected, type StreamPosition } from './connection'

/** Messages between tabs: a message of the stream, or the request of a new tab for recent ones. */
type ChannelMessage = { readonly message: StreamMessage } | { readonly wants: number }

/** The tab with the stream keeps the messages of this time, in milliseconds. */
const memory = 30_000
/** Tolerance for data that is older than the page assumes, in milliseconds. */
const slack = 2000

/**
 * One stream for all tabs of a session: over HTTP/1.1 browsers open six connections per server, and six tabs would
 * use all of them. The tab that holds the lock has the stream and forwards its messages; when it is closed, the next
 * one resumes. Without locks each tab has its own stream while it is visible.
 */
export function followShared(
  name: string,
  since: number,
  emit: (message: StreamMessage) => void,
): () => void {
  const position: StreamPosition = { last: '', since }
  const end = new AbortController()
  // Browsers have no locks on pages without TLS.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) {
    followWhileShown(position, end.signal, emit)
    return () => end.abort()
  }
  const channel = new BroadcastChannel(name)
  const lately: { readonly at: number; readonly message: StreamMessage }[] = []
  channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => {
    if ('wants' in data) return lately.filter(({ at }) => at >= Date.now() - data.wants).forEach(pass)
    position.last = data.message.id
    emit(data.message)
  }
  const pass = ({ message }: { readonly message: StreamMessage }) =>
    channel.postMessage({ message } satisfies ChannelMessage)
  channel.postMessage({ wants: performance.now() - since + slack } satisfies ChannelMessage)
  const lead = () =>
    keepConnected(position, end.signal, (message) => {
      if (end.signal.aborted) return
      while (lately[0] && lately[0].at < Date.now() - memory) lately.shift()
      if (message.kind !== 'place' && message.kind !== 'signal') lately.push({ at: Date.now(), message })
      emit(message)
      pass({ message })
    })
  locks.request(name, { signal: end.signal }, lead).catch(() => undefined)
  return () => {
    end.abort()
    channel.close()
  }
}

function followWhileShown(
  position: StreamPosition,
  signal: AbortSignal,
  emit: (message: StreamMessage) => void,
): void {
  let shown: AbortController | undefined
  const look = () => {
    shown?.abort()
    shown = undefined
    if (document.hidden) return
    shown = new AbortController()
    void keepConnected(position, AbortSignal.any([signal, shown.signal]), emit)
  }
  document.addEventListener('visibilitychange', look, { signal })
  look()
}
