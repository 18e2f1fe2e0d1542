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

/** Renders its children with the browser's history. A page stays until the next one has loaded. */
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

/** Whether the requested page is still loading. */
export const useIsNavigating = (): boolean => use(PendingContext)

export interface LeaveGuard {
  readonly isStopped: boolean
  /** Leaves the page. */
  proceed(): void
  /** Stays on the page. */
  stay(): void
}

/**
 * Prevents leaving a page with unsaved input: by links, by Back and Forward, and (with the browser's own dialog) by
 * closing the tab. `isDirty` is called at the moment of leaving; changing only the query does not count.
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
