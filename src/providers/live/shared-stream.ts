import type { StreamMessage } from '../data/change'
import { keepConnected, type StreamPosition } from './connection'

/** What tabs say to each other: what the stream brought, or that a new one wants to hear what it brought lately. */
type ChannelMessage = { readonly message: StreamMessage } | { readonly wants: number }

/** Of the last so many milliseconds the tab with the stream remembers what it brought. */
const memory = 30_000
/** What a page has read may be a little older than it knows, in milliseconds. */
const slack = 2000

/**
 * One stream for all tabs of a session: browsers open six connections to a server over HTTP/1.1, and six tabs would leave
 * none for anything else. Whichever holds the lock has the stream and tells the others; when it is closed, the next one
 * goes on where it was. Without locks each tab has its own, while it is looked at.
 */
export function followShared(
  name: string,
  since: number,
  emit: (message: StreamMessage) => void,
): () => void {
  const position: StreamPosition = { last: '', since }
  const end = new AbortController()
  // Browsers have none on pages that came without TLS.
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
      if (message.kind !== 'place') lately.push({ at: Date.now(), message })
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
