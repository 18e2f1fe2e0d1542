import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useTransition,
  type ReactNode,
} from 'react'
import { Router, useLocation } from 'react-router'
import type { Arrival, GuardedHistory, Leaving } from './guarded-history'
import { HistoryContext } from './history-context'

const PendingContext = createContext(false)

/** Puts the pages inside under the browser's history. A page is changed once the next one is there. */
export function GuardedRouter({ history, children }: { history: GuardedHistory; children: ReactNode }) {
  const [{ location, action }, setArrival] = useState<Arrival>({
    location: history.location,
    action: history.action,
  })
  const [isPending, startTransition] = useTransition()
  useLayoutEffect(() => history.listen((next) => startTransition(() => setArrival(next))), [history])
  return (
    <HistoryContext value={history}>
      <PendingContext value={isPending}>
        <Router location={location} navigationType={action} navigator={history}>
          {children}
        </Router>
      </PendingContext>
    </HistoryContext>
  )
}

/** Whether a page has been asked for that is not there yet. */
export const useIsNavigating = (): boolean => use(PendingContext)

export interface LeaveGuard {
  readonly isStopped: boolean
  /** Leaves after all. */
  proceed(): void
  /** Stays. */
  stay(): void
}

/**
 * Keeps a page from being left while something on it would be lost: by links, by Back and Forward, and (with the
 * browser's own question) by closing the tab. `isDirty` is asked at the moment of leaving; a change of the query
 * alone is no leaving.
 */
export function useLeaveGuard(isDirty: () => boolean): LeaveGuard {
  const history = use(HistoryContext)
  const { pathname: here } = useLocation()
  const [leaving, setLeaving] = useState<Leaving>()
  useEffect(() => {
    const stop = history?.guard((attempt) => {
      if (attempt.pathname === here || !isDirty()) return false
      setLeaving(attempt)
      return true
    })
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      stop?.()
      window.removeEventListener('beforeunload', warn)
    }
  }, [history, here, isDirty])
  return {
    isStopped: leaving !== undefined,
    proceed: () => {
      setLeaving(undefined)
      leaving?.proceed()
    },
    stay: () => setLeaving(undefined),
  }
}
