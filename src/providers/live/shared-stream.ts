import type { Heard } from '../data/change'
import { keepConnected, type Place } from './connection'

/** What tabs say to each other: what the stream brought, or that a new one wants to hear what it brought lately. */
type Word = { readonly heard: Heard } | { readonly wants: number }

/** Of the last so many milliseconds the tab with the stream remembers what it brought. */
const memory = 30_000
/** What a page has read may be a little older than it knows, in milliseconds. */
const slack = 2000

/**
 * One stream for all tabs of a session: browsers open six connections to a server over HTTP/1.1, and six tabs would leave
 * none for anything else. Whichever holds the lock has the stream and tells the others; when it is closed, the next one
 * goes on where it was. Without locks each tab has its own, while it is looked at.
 */
export function followShared(name: string, since: number, tell: (heard: Heard) => void): () => void {
  const place: Place = { last: '', since }
  const end = new AbortController()
  // Browsers have none on pages that came without TLS.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) {
    followWhileShown(place, end.signal, tell)
    return () => end.abort()
  }
  const channel = new BroadcastChannel(name)
  const lately: { readonly at: number; readonly heard: Heard }[] = []
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if ('wants' in data) return lately.filter(({ at }) => at >= Date.now() - data.wants).forEach(pass)
    place.last = data.heard.id
    tell(data.heard)
  }
  const pass = ({ heard }: { readonly heard: Heard }) => channel.postMessage({ heard } satisfies Word)
  channel.postMessage({ wants: performance.now() - since + slack } satisfies Word)
  const lead = () =>
    keepConnected(place, end.signal, (heard) => {
      if (end.signal.aborted) return
      while (lately[0] && lately[0].at < Date.now() - memory) lately.shift()
      if (heard.kind !== 'place') lately.push({ at: Date.now(), heard })
      tell(heard)
      pass({ heard })
    })
  locks.request(name, { signal: end.signal }, lead).catch(() => undefined)
  return () => {
    end.abort()
    channel.close()
  }
}

function followWhileShown(place: Place, signal: AbortSignal, tell: (heard: Heard) => void): void {
  let shown: AbortController | undefined
  const look = () => {
    shown?.abort()
    shown = undefined
    if (document.hidden) return
    shown = new AbortController()
    void keepConnected(place, AbortSignal.any([signal, shown.signal]), tell)
  }
  document.addEventListener('visibilitychange', look, { signal })
  look()
}
