import type { GridApi } from '@mui/x-data-grid'
import { lazy, Suspense, useState, type ClipboardEvent, type ReactNode, type RefObject } from 'react'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { PartBoundary } from '#shell/parts/part-boundary'
import type { TableProps } from '../../list-model/table-props'
import { isRowEditable, type CellLocation } from '../editing/editable-cells'
import type { Pasted } from './paste-dialog'
import styles from './pasting.module.css'

const loadDialog = () => withDeferredTexts(() => import('./paste-dialog'))
const PasteDialog = lazy(() => loadDialog().then((module) => ({ default: module.PasteDialog })))

interface PasteAreaProps {
  readonly table: Pick<TableProps, 'resource' | 'columns' | 'rows'>
  readonly grid: RefObject<GridApi | null>
  /** The columns that can be edited. */
  readonly editable: readonly string[]
  readonly children: ReactNode
}

/** Around a table: pastes a block of cells from a spreadsheet, from the focused cell on, after a dry run. */
export function PasteArea({ table, grid, editable, children }: PasteAreaProps) {
  const { resource, columns, rows = [] } = table
  const [pasted, setPasted] = useState<Pasted>()
  const onPasteCapture = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const start = focusedCell(grid)
    // The text of a single cell goes into its input.
    if (!start || editable.length === 0 || !/[\t\n]./.test(text.trimEnd())) return
    event.preventDefault()
    event.stopPropagation()
    if (grid.current?.getCellMode(start.id, start.name) === 'edit')
      grid.current.stopCellEditMode({ id: start.id, field: start.name, ignoreModifications: true })
    const target = {
      rows,
      columns: columns.map(({ name }) => name),
      start,
      isEditable: (name: string) => editable.includes(name),
      isRowEditable,
    }
    void loadDialog().then(({ preparePaste }) => setPasted(preparePaste(resource, text, target)))
  }
  const close = () => {
    setPasted(undefined)
    const cell = focusedCell(grid)
    if (cell) grid.current?.setCellFocus(cell.id, cell.name)
  }
  return (
    <div className={styles.area} onPasteCapture={onPasteCapture}>
      {children}
      {pasted && (
        <PartBoundary onFailure={close}>
          <Suspense>
            <PasteDialog resource={resource} pasted={pasted} onClose={close} />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  )
}

function focusedCell(grid: PasteAreaProps['grid']): CellLocation | undefined {
  const cell = grid.current?.state.focus.cell
  return cell ? { id: String(cell.id), name: cell.field } : undefined
}
