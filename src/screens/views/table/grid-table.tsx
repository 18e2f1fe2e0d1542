import { DataGrid } from '@mui/x-data-grid/DataGrid'
import type { GridEventListener, GridRowSelectionModel } from '@mui/x-data-grid'
import { useMemo } from 'react'
import type { Row } from '../../../providers/data/answers'
import { Themed } from '../../../shell/theme/themed'
import { headHeight, rowHeights } from './columns'
import { meansRow } from './cell'
import { gridColumns } from './grid-columns'
import styles from './table.module.css'
import type { Selection, TableProps } from './table-props'
import { useGridWords } from './use-grid-words'

/**
 * The rows as a grid: the keyboard walks its cells, its columns can be resized. Filters, sorts and pages are ours and
 * the server's; the grid shows what it is given, which is never nothing.
 */
export function GridTable(props: TableProps) {
  const { resource, columns, around, sorts, selection, actions, rows = [], onSelect, onSort, onOpen } = props
  const words = useGridWords()
  const drawn = useMemo(
    () =>
      gridColumns({ resource, columns, around, sorts, actions, selectable: selection !== undefined, words }),
    [resource, columns, around, sorts, actions, selection !== undefined, words],
  )
  const openByKey: GridEventListener<'cellKeyDown'> = (cell, event) => {
    const onCell = event.target instanceof Element && !event.target.closest('a, button, input')
    if (event.key === 'Enter' && onCell) onOpen(cell.row as Row)
  }
  return (
    <Themed>
      <div className={styles.grid}>
        <DataGrid
          aria-label={props.label}
          rows={rows}
          columns={drawn}
          rowCount={props.total}
          paginationMode="server"
          sortingMode="server"
          filterMode="server"
          paginationModel={{ page: props.page - 1, pageSize: props.pageSize }}
          pageSizeOptions={[props.pageSize]}
          sortModel={sorts.slice(0, 1).map(({ field, order }) => ({ field, sort: order }))}
          onSortModelChange={([next]) => onSort(next?.field ?? sorts[0]?.field ?? '', false)}
          onColumnHeaderClick={(head, event) => {
            // The grid keeps one sort; ours keeps several.
            event.defaultMuiPrevented = true
            if (head.colDef.sortable) onSort(head.field, event.shiftKey)
          }}
          checkboxSelection={selection !== undefined}
          keepNonExistentRowsSelected
          disableRowSelectionOnClick
          disableRowSelectionExcludeModel
          rowSelectionModel={modelOf(selection, rows)}
          onRowSelectionModelChange={({ ids }) =>
            onSelect({ ids: new Set([...ids].map(String)), everything: false })
          }
          onRowClick={(row, event) => meansRow(event) && onOpen(row.row as Row)}
          onCellKeyDown={openByKey}
          onColumnWidthChange={({ colDef, width }) => props.onWidth(colDef.field, Math.round(width))}
          columnHeaderHeight={headHeight}
          rowHeight={rowHeights[props.density]}
          loading={props.stale}
          slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'linear-progress' } }}
          localeText={words}
          disableColumnMenu
          disableColumnFilter
          disableColumnSelector
          disableDensitySelector
          hideFooter
        />
      </div>
    </Themed>
  )
}

const modelOf = (selection: Selection | undefined, rows: readonly Row[]): GridRowSelectionModel => ({
  type: 'include',
  ids: selection?.everything ? new Set(rows.map(({ id }) => id)) : new Set(selection?.ids),
})
