import { lazy, Suspense, useEffect, useRef, useState, useTransition } from 'react'
import { QuickTable } from './quick-table'
import type { TableProps } from '../list-model/table-props'

const loadGrid = () => import('./grid-table')
const GridTable = lazy(() => loadGrid().then(({ GridTable: Grid }) => ({ default: Grid })))
let gridIsHere = false

/**
 * The table of a list. The quick table renders the first rows; once they are shown and the page is idle, the data
 * grid is loaded and replaces it, but not while the focus is inside.
 */
export function Table(props: TableProps) {
  const [grid, setGrid] = useState(gridIsHere)
  const [, startTransition] = useTransition()
  const element = useRef<HTMLDivElement>(null)
  const hasRows = props.rows !== undefined
  useEffect(() => {
    if (grid || !hasRows || savesData()) return undefined
    return whenQuiet(element.current, () => {
      gridIsHere = true
      startTransition(() => setGrid(true))
    })
  }, [grid, hasRows])
  const quick = <QuickTable {...props} />
  return (
    <div ref={element}>
      {grid && hasRows ? (
        <Suspense fallback={quick}>
          <GridTable {...props} />
        </Suspense>
      ) : (
        quick
      )}
    </div>
  )
}

/**
 * Runs a callback once the grid's code is loaded, the page is idle, and the focus is not inside. Returns a function
 * that cancels it.
 */
function whenQuiet(element: HTMLElement | null, run: () => void): () => void {
  let waits = true
  const attempt = () => {
    if (!waits) return
    if (element?.contains(document.activeElement)) return void setTimeout(() => whenIdle(attempt), 500)
    waits = false
    run()
  }
  // If the grid fails to load, the quick table stays, which has all functions.
  whenIdle(
    () =>
      void loadGrid().then(
        () => whenIdle(attempt),
        () => undefined,
      ),
  )
  return () => {
    waits = false
  }
}

// Safari has no requestIdleCallback.
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}

/** With data saving enabled the quick table stays, which has all functions. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
