import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import type { Location, NavigationType, Navigator, To } from 'react-router'

/** An attempt to leave that a guard may stop. */
export interface Leaving {
  /** Where it leads, without query and hash. */
  readonly pathname: string
  /** Goes on, without asking any guard again. */
  proceed(): void
}
/** Answers true to stop an attempt to leave. */
export type Guard = (leaving: Leaving) => boolean

/** Where one is, and how one came there. */
export interface Arrival {
  readonly location: Location
  readonly action: NavigationType
}

export interface GuardedHistory extends Navigator {
  readonly location: Location
  readonly action: NavigationType
  /** Calls back after each navigation; answers how to stop it. */
  listen(listener: (arrival: Arrival) => void): () => void
  /** Asks before each navigation, Back and Forward included; answers how to stop it. */
  guard(guard: Guard): () => void
}

/**
 * The browser's history, guarded against leaving: what react-router has for data routers only, in a fraction of
 * their code. Back and Forward cannot be forbidden; they are taken back, and done again if the guard is content.
 */
export function createGuardedHistory(): GuardedHistory {
  const history = createBrowserHistory({ v5Compat: true })
  const guards = new Set<Guard>()
  const isStopped = (pathname: string, proceed: () => void): boolean =>
    [...guards].some((guard) => guard({ pathname, proceed }))
  const attempt = (to: To, go: () => void): void => {
    if (!isStopped(history.createURL(to).pathname, go)) go()
  }
  return {
    get location() {
      return history.location
    },
    get action() {
      return history.action as NavigationType
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state) => attempt(to, () => history.push(to, state)),
    replace: (to, state) => attempt(to, () => history.replace(to, state)),
    guard: (guard) => {
      guards.add(guard)
      return () => guards.delete(guard)
    },
    listen: (listener) => listenTo(history, isStopped, listener),
  }
}

type BrowserHistory = ReturnType<typeof createBrowserHistory>

function listenTo(
  history: BrowserHistory,
  isStopped: (pathname: string, proceed: () => void) => boolean,
  listener: (arrival: Arrival) => void,
): () => void {
  // Steps of our own, which are no attempts: the one that takes Back back, and the one that does it again.
  let ownSteps: 'none' | 'taking back' | 'going on' = 'none'
  return history.listen(({ action, location, delta }) => {
    const own = ownSteps
    ownSteps = 'none'
    if (own === 'taking back') return
    const goOn = (steps: number) => {
      ownSteps = 'going on'
      history.go(steps)
    }
    if (own === 'none' && action === 'POP' && delta && isStopped(location.pathname, () => goOn(delta))) {
      ownSteps = 'taking back'
      history.go(-delta)
      return
    }
    listener({ location, action: action as NavigationType })
  })
}
