import { lazy, Suspense, useEffect, useRef, useState, useTransition } from 'react'
import { QuickTable } from './quick-table'
import type { TableProps } from '../list-model/table-props'

const loadGrid = () => import('./grid-table')
const GridTable = lazy(() => loadGrid().then(({ GridTable: Grid }) => ({ default: Grid })))
let gridIsHere = false

/**
 * The table of a list. The quick table draws the first rows; once they are there and nothing else is to be done, the
 * grid is fetched and takes its place, but never under somebody's hands.
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

/** Runs once the grid's code is here, the page rests, and the focus is not inside. Answers how to stop waiting. */
function whenQuiet(element: HTMLElement | null, run: () => void): () => void {
  let waits = true
  const attempt = () => {
    if (!waits) return
    if (element?.contains(document.activeElement)) return void setTimeout(() => whenIdle(attempt), 500)
    waits = false
    run()
  }
  // Without the grid the quick table stays: it does all that is needed.
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

/** Whoever saves data keeps the quick table, which does all that is needed. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
