import { awaitsCode, readSession, subscribeToSession } from '#base/session/session'
import { bearerHeader } from '#base/session/bearer'
import { lazyModule } from '#base/loading/lazy-module'
import { logFailure } from '#base/log'

const live = lazyModule(() => import('./live'))
/**
 * The stream starts after this delay, in milliseconds, so that it does not slow down loading; the changes meanwhile
 * are sent later.
 */
const rest = 1500
/**
 * A user who is signed in by this time was so from the start; data has been read as them since then, in milliseconds.
 */
const starting = 10_000

/** Follows the changes of others while a user is signed in. Returns a function that stops it. */
export function startLive(): () => void {
  let bearer: string | undefined
  let stop = (): void => undefined

  function look(): void {
    const session = readSession()
    const next = session.isAuthenticated && !awaitsCode(session) ? bearerHeader() : undefined
    if (next === bearer) return
    bearer = next
    stop()
    stop = next ? begin(performance.now() < starting ? 0 : performance.now()) : () => undefined
  }
  const unsubscribe = subscribeToSession(look)
  look()
  return () => {
    unsubscribe()
    stop()
  }
}

function begin(since: number): () => void {
  let isOver = false
  let stop = (): void => undefined
  const timer = setTimeout(() => {
    live.load().then(
      ({ follow }) => {
        if (!isOver) stop = follow(since)
      },
      (error: unknown) => {
        live.forgetFailure()
        logFailure('Live updates could not be started', error)
      },
    )
  }, rest)
  return () => {
    isOver = true
    clearTimeout(timer)
    stop()
  }
}
