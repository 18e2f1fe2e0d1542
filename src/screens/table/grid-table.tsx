import { DataGrid } from '@mui/x-data-grid/DataGrid'
import type { GridEventListener, GridRowSelectionModel } from '@mui/x-data-grid'
import { useEffect, useMemo, type KeyboardEvent } from 'react'
import type { Row } from '#providers/data/answers'
import { nonce } from '#base/nonce'
import { Themed } from '#shell/theme/themed'
import { headHeight, rowHeights } from '../list-model/columns'
import { meansRow } from './cell'
import { gridColumns } from './grid-columns'
import { EditsContext } from './editing/edits'
import { prefetchEditor } from './editing/lazy-editor'
import { useEdits } from './editing/use-edits'
import { GridSums, GridSumsContext } from './grid-sums'
import styles from './table.module.css'
import type { Selection, TableProps } from '../list-model/table-props'
import { useGridTexts } from './use-grid-texts'

/**
 * The rows as a data grid with keyboard navigation between cells and resizable columns. Filter, order and pages are
 * handled by the project and the server; the grid renders the given rows, of which there is at least one.
 */
export function GridTable(props: TableProps) {
  const { resource, columns, around, sorts, selection, actions, rows = [], onSelect, onSort, onOpen } = props
  const texts = useGridTexts()
  const selectable = selection !== undefined
  const { names: editable, props: editing, edits } = useEdits(resource)
  const renderedColumns = useMemo(
    () => gridColumns({ resource, columns, around, sorts, actions, selectable, editable, texts }),
    [resource, columns, around, sorts, actions, selectable, editable, texts],
  )
  useEffect(() => {
    if (editable.length > 0) prefetchEditor()
  }, [editable])
  const shownSort = sorts
    .slice(0, 1)
    .filter(({ field }) => renderedColumns.some((column) => column.field === field))
    .map(({ field, order }) => ({ field, sort: order }))
  const summed = useMemo(() => ({ sums: props.sums, columns }), [props.sums, columns])
  const openByKey: GridEventListener<'cellKeyDown'> = (cell, event) => {
    const onCell = event.target instanceof Element && !event.target.closest('a, button, input')
    if (cell.cellMode === 'edit') return
    // What is typed on a cell opens its input, and is no shortcut of the page. The grid itself must get the event.
    if (cell.isEditable && isTyped(event)) event.nativeEvent.stopPropagation()
    if (event.key === 'Enter' && onCell && !cell.isEditable) onOpen(cell.row as Row)
  }
  return (
    <Themed>
      <div className={styles.grid}>
        <EditsContext value={edits}>
          <GridSumsContext value={summed}>
            <DataGrid
              aria-label={props.label}
              nonce={nonce()}
              rows={rows}
              columns={renderedColumns}
              rowCount={props.total}
              paginationMode="server"
              sortingMode="server"
              filterMode="server"
              paginationModel={{ page: props.page - 1, pageSize: props.pageSize }}
              pageSizeOptions={[props.pageSize]}
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
                onSelect({ ids: new Set([...ids].map(String)), everything: false })
              }
              {...editing}
              onRowClick={(row, event) =>
                meansRow(event) && !isEdited(event.target) && onOpen(row.row as Row)
              }
              onCellKeyDown={openByKey}
              onColumnWidthChange={({ colDef, width }) => props.onWidth(colDef.field, Math.round(width))}
              columnHeaderHeight={headHeight}
              rowHeight={rowHeights[props.density]}
              loading={props.stale}
              slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'linear-progress' } }}
              localeText={texts}
              disableColumnMenu
              disableColumnFilter
              disableColumnSelector
              disableDensitySelector
              hideFooter
              slots={slots}
            />
          </GridSumsContext>
        </EditsContext>
      </div>
    </Themed>
  )
}

const slots = { bottomContainer: GridSums }

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** Whether a click is on a cell that it selects for editing, instead of opening the record. */
const isEdited = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('.MuiDataGrid-cell--editable, .MuiDataGrid-cell--editing') !== null

const modelOf = (selection: Selection | undefined, rows: readonly Row[]): GridRowSelectionModel => ({
  type: 'include',
  ids: selection?.everything ? new Set(rows.map(({ id }) => id)) : new Set(selection?.ids),
})
