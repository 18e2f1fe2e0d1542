import { DataGrid } from '@mui/x-data-grid/DataGrid'
import type { GridEventListener } from '@mui/x-data-grid'
import LinearProgress from '@mui/material/LinearProgress'
import { lazy, Suspense, useMemo, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#providers/data/answers'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { PartBoundary } from '#shell/parts/part-boundary'
import { Themed } from '#shell/theme/themed'
import { headHeight, pinOffsets, rowHeights } from '../list-model/columns'
import { meansRow } from './cell'
import { gridColumns } from './grid-columns'
import { GridSorts } from './grid-head'
import { modelOf, selectionAfter } from './grid-selection'
import { EditsContext } from './editing/edits'
import { useEdits } from './editing/use-edits'
import { GridSums, GridSumsContext } from './grid-sums'
import { PasteArea } from './pasting/paste-area'
import { pinsClass } from './pin-classes'
import { useAmountWidths } from './use-amount-widths'
import { revealCell } from './reveal-cell'
import styles from './table.module.css'
import type { TableProps } from '../list-model/table-props'
import { useGridTexts } from './use-grid-texts'

const ColumnMover = lazy(() =>
  withDeferredTexts(() => import('./reorder/column-mover')).then((module) => ({
    default: module.ColumnMover,
  })),
)
const nothing = () => undefined
/** Pinned columns must be rendered wherever the table is scrolled to, so all columns are. */
const allColumns = 20_000

/**
 * The rows as a data grid with keyboard navigation between cells and resizable columns. Filter, order and pages are
 * handled by the project and the server; the grid renders the given rows, of which there is at least one.
 */
export function GridTable(given: TableProps) {
  const { t } = useTranslation()
  const props = useAmountWidths(given)
  const offsets = pinOffsets(props.columns, props.selection !== undefined)
  return (
    <Themed>
      <GridSorts value={props.sorts}>
        <div
          className={`${styles.grid} ${pinsClass}`}
          style={offsets as CSSProperties}
          aria-busy={props.stale}
          onFocus={revealCell}
        >
          <Grid {...props} />
          {props.onColumns && (
            <PartBoundary onFailure={nothing}>
              <Suspense fallback={null}>
                <ColumnMover columns={props.columns} onColumns={props.onColumns} />
              </Suspense>
            </PartBoundary>
          )}
          {props.stale && <LinearProgress className={styles.progress} aria-label={t('common.loading')} />}
        </div>
      </GridSorts>
    </Themed>
  )
}

/** The grid, which does not render again while only the order or the page changes and the next rows load. */
function Grid(props: TableProps) {
  const { resource, label, columns, around, selection, actions, rows = [], total, pageSize, density } = props
  const { onSelect, onSort, onOpen, onWidth } = props
  const texts = useGridTexts()
  const selectable = selection !== undefined
  const { apiRef, names: editable, props: editing, edits } = useEdits(resource)
  const summed = useMemo(() => ({ sums: props.sums, columns }), [props.sums, columns])
  const renderedColumns = useMemo(
    () => gridColumns({ resource, columns, around, actions, selectable, editable, texts }),
    [resource, columns, around, actions, selectable, editable, texts],
  )
  const sorts = useSettled(props.sorts, props.stale)
  const page = useSettled(props.page, props.stale)
  const grid = useMemo(() => {
    const shownSort = sortModelOf(sorts, renderedColumns)
    return (
      <DataGrid
        aria-label={label}
        rows={rows}
        columns={renderedColumns}
        rowCount={total}
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
        paginationModel={{ page: page - 1, pageSize }}
        pageSizeOptions={[pageSize]}
        sortModel={shownSort}
        onSortModelChange={([next]) => {
          // The grid also calls this when it drops a sort by a field without a column, which the user has not
          // requested.
          const field = next?.field ?? shownSort[0]?.field
          if (field) onSort(field, false)
        }}
        onColumnHeaderClick={(head, event) => {
          // The grid supports one sort column, the list several.
          event.defaultMuiPrevented = true
          if (head.colDef.sortable) onSort(head.field, event.shiftKey)
        }}
        checkboxSelection={selectable}
        keepNonExistentRowsSelected
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        rowSelectionModel={modelOf(selection, rows)}
        onRowSelectionModelChange={({ ids }) =>
          onSelect(selectionAfter(selection, rows, new Set([...ids].map(String))))
        }
        {...editing}
        onRowClick={(row, event) => meansRow(event) && !isEdited(event.target) && onOpen(row.row as Row)}
        onCellKeyDown={openByKey(onOpen)}
        onColumnWidthChange={({ colDef, width }) => onWidth(colDef.field, Math.round(width))}
        columnHeaderHeight={headHeight}
        columnBufferPx={allColumns}
        rowHeight={rowHeights[density]}
        localeText={texts}
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
        hideFooter
        slots={slots}
      />
    )
  }, [
    label,
    rows,
    renderedColumns,
    total,
    page,
    pageSize,
    sorts,
    selectable,
    selection,
    density,
    texts,
    onSelect,
    onSort,
    onOpen,
    onWidth,
    editing,
  ])
  return (
    <EditsContext value={edits}>
      <GridSumsContext value={summed}>
        <PasteArea table={props} grid={apiRef} editable={editable}>
          {grid}
        </PasteArea>
      </GridSumsContext>
    </EditsContext>
  )
}

const sortModelOf = (sorts: TableProps['sorts'], columns: readonly { readonly field: string }[]) =>
  sorts
    .slice(0, 1)
    .filter(({ field }) => columns.some((column) => column.field === field))
    .map(({ field, order }) => ({ field, sort: order }))

const openByKey =
  (onOpen: (row: Row) => void): GridEventListener<'cellKeyDown'> =>
  (cell, event) => {
    const onCell = event.target instanceof Element && !event.target.closest('a, button, input')
    if (cell.cellMode === 'edit') return
    // What is typed on a cell opens its input, and is no shortcut of the page. The grid itself must get the event.
    if (cell.isEditable && isTyped(event)) event.nativeEvent.stopPropagation()
    if (event.key === 'Enter' && onCell && !cell.isEditable) onOpen(cell.row as Row)
  }

/** The value of the rows that are shown: the next one counts when its rows have loaded. */
function useSettled<Value>(value: Value, isStale: boolean): Value {
  const [settled, settle] = useState(value)
  if (!isStale && settled !== value) settle(value)
  return isStale ? settled : value
}

const slots = { bottomContainer: GridSums }

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** Whether a click is on a cell that it selects for editing, instead of opening the record. */
const isEdited = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('.MuiDataGrid-cell--editable, .MuiDataGrid-cell--editing') !== null
