import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import type { Location, NavigationType, Navigator, To } from 'react-router'

/** A navigation that a guard may stop. */
export interface Leaving {
  /** Its target, without query and hash. */
  readonly pathname: string
  /** Navigates without calling any guard again. */
  proceed(): void
}
/** Returns true to stop a navigation. */
export type Guard = (leaving: Leaving) => boolean

/** The current location, and the kind of navigation that led there. */
export interface Arrival {
  readonly location: Location
  readonly action: NavigationType
}

export interface GuardedHistory extends Navigator {
  readonly location: Location
  readonly action: NavigationType
  /** Calls back after each navigation; returns a function that removes the listener. */
  listen(listener: (arrival: Arrival) => void): () => void
  /** Calls the guard before each navigation, Back and Forward included; returns a function that removes it. */
  guard(guard: Guard): () => void
}

/**
 * The browser's history with guards: what react-router has for data routers only, with much less code. Back and
 * Forward cannot be prevented; they are reverted, and repeated if the guard allows them.
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
  // Navigations made here, for which no guard is called: reverting Back, and repeating it.
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
