import { awaitsCode, readSession, subscribeToSession } from '#base/session/session'
import { bearerHeader } from '#base/session/bearer'
import { lazyModule } from '#base/loading/lazy-module'
import { logFailure } from '#base/log'

const live = lazyModule(() => import('./live'))
/** Before this the page is busy with itself, in milliseconds; what happens meanwhile is told later. */
const rest = 1500
/** A user found to be signed in this early was so from the start: the page has read as them since, in milliseconds. */
const starting = 10_000

/** Follows what others change, whenever somebody is signed in. Answers how to stop. */
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
        logFailure('Changes of others are not followed', error)
      },
    )
  }, rest)
  return () => {
    isOver = true
    clearTimeout(timer)
    stop()
  }
}
