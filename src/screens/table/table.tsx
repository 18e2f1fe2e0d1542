import { lazy, Suspense, useEffect, useRef, useState, useTransition } from 'react'
import { isSlowOrMetered } from '#base/loading/connection'
import { QuickTable } from './quick-table'
import { whenQuiet, whenUsedByKeyboard } from './when-quiet'
import type { TableProps } from '../list-model/table-props'

const loadGrid = () => import('./grid-table')
const GridTable = lazy(() => loadGrid().then(({ GridTable: Grid }) => ({ default: Grid })))
let gridIsHere = false

/**
 * The table of a list. The quick table renders the first rows; the data grid replaces it once the page is idle, on a
 * slow or metered connection only after the keyboard focus was in the table, and never while the focus is inside.
 */
export function Table(props: TableProps) {
  const [grid, setGrid] = useState(gridIsHere)
  const [, startTransition] = useTransition()
  const element = useRef<HTMLDivElement>(null)
  const hasRows = props.rows !== undefined
  useEffect(() => {
    const table = element.current
    if (grid || !hasRows || !table) return undefined
    const replace = () => {
      gridIsHere = true
      startTransition(() => setGrid(true))
    }
    return isSlowOrMetered()
      ? whenUsedByKeyboard(table, () => whenQuiet(table, loadGrid, replace))
      : whenQuiet(table, loadGrid, replace)
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
