import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useBlocker, type Blocker } from 'react-router-dom'

type IsDirty = () => boolean
/** A navigation that was stopped, and the guard that stopped it. */
interface Stopped {
  readonly guard: string
  readonly blocker: Extract<Blocker, { state: 'blocked' }>
}
interface Guards {
  /** Adds a guard; returns a function that removes it. */
  add(id: string, isDirty: IsDirty): () => void
  /** Closes the question whether to leave. */
  close(): void
}

const GuardsContext = createContext<Guards | undefined>(undefined)
const StoppedContext = createContext<Stopped | undefined>(undefined)

/** Provides `useLeaveGuard`. A router has one blocker, which asks the guards of all forms on the page. */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const [all] = useState(() => new Map<string, IsDirty>())
  const [count, setCount] = useState(0)
  const [stopped, setStopped] = useState<Stopped>()
  const guards = useMemo<Guards>(
    () => ({
      add: (id, isDirty) => {
        all.set(id, isDirty)
        setCount(all.size)
        return () => {
          all.delete(id)
          setCount(all.size)
        }
      },
      close: () => setStopped(undefined),
    }),
    [all],
  )
  return (
    <GuardsContext value={guards}>
      <StoppedContext value={stopped}>
        {count > 0 && <OneBlocker guards={all} onChange={setStopped} />}
        {children}
      </StoppedContext>
    </GuardsContext>
  )
}

interface OneBlockerProps {
  readonly guards: ReadonlyMap<string, IsDirty>
  readonly onChange: (stopped: Stopped | undefined) => void
}

/** Only rendered while there are guards: with a blocker, react-router warns of links within the page (`#content`). */
function OneBlocker({ guards, onChange }: OneBlockerProps) {
  const stopping = useRef<string>(undefined)
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => {
        const isLeaving = currentLocation.pathname !== nextLocation.pathname
        stopping.current = isLeaving ? [...guards].find(([, isDirty]) => isDirty())?.[0] : undefined
        return stopping.current !== undefined
      },
      [guards],
    ),
  )
  useEffect(() => {
    const guard = stopping.current
    onChange(blocker.state === 'blocked' && guard !== undefined ? { guard, blocker } : undefined)
  }, [blocker, onChange])
  return null
}

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
export function useLeaveGuard(isDirty: IsDirty): LeaveGuard {
  const id = useId()
  const guards = use(GuardsContext)
  const stopped = use(StoppedContext)
  const mine = stopped?.guard === id ? stopped : undefined
  useEffect(() => guards?.add(id, isDirty), [guards, id, isDirty])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  return {
    isStopped: mine !== undefined,
    // The question is closed at once, and not when the next page has loaded.
    proceed: () => {
      guards?.close()
      mine?.blocker.proceed()
    },
    stay: () => {
      guards?.close()
      mine?.blocker.reset()
    },
  }
}
