import { DataGrid } from '@mui/x-data-grid/DataGrid'
import type { GridEventListener, GridRowSelectionModel } from '@mui/x-data-grid'
import LinearProgress from '@mui/material/LinearProgress'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#providers/data/answers'
import { Themed } from '#shell/theme/themed'
import { headHeight, rowHeights } from '../list-model/columns'
import { meansRow } from './cell'
import { gridColumns } from './grid-columns'
import { GridSorts } from './grid-head'
import styles from './table.module.css'
import type { Selection, TableProps } from '../list-model/table-props'
import { useGridTexts } from './use-grid-texts'

/**
 * The rows as a data grid with keyboard navigation between cells and resizable columns. Filter, order and pages are
 * handled by the project and the server; the grid renders the given rows, of which there is at least one.
 */
export function GridTable(props: TableProps) {
  const { t } = useTranslation()
  return (
    <Themed>
      <GridSorts value={props.sorts}>
        <div className={styles.grid} aria-busy={props.stale}>
          {useGrid(props)}
          {props.stale && <LinearProgress className={styles.progress} aria-label={t('common.loading')} />}
        </div>
      </GridSorts>
    </Themed>
  )
}

/** The grid, which does not render again while only the order or the page changes and the next rows load. */
function useGrid(props: TableProps) {
  const { resource, label, columns, around, selection, actions, rows = [], total, pageSize, density } = props
  const { onSelect, onSort, onOpen, onWidth } = props
  const texts = useGridTexts()
  const selectable = selection !== undefined
  const renderedColumns = useMemo(
    () => gridColumns({ resource, columns, around, actions, selectable, texts }),
    [resource, columns, around, actions, selectable, texts],
  )
  const sorts = useSettled(props.sorts, props.stale)
  const page = useSettled(props.page, props.stale)
  return useMemo(() => {
    const shownSort = sorts
      .slice(0, 1)
      .filter(({ field }) => renderedColumns.some((column) => column.field === field))
      .map(({ field, order }) => ({ field, sort: order }))
    const openByKey: GridEventListener<'cellKeyDown'> = (cell, event) => {
      const onCell = event.target instanceof Element && !event.target.closest('a, button, input')
      if (event.key === 'Enter' && onCell) onOpen(cell.row as Row)
    }
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
          onSelect({ ids: new Set([...ids].map(String)), everything: false })
        }
        onRowClick={(row, event) => meansRow(event) && onOpen(row.row as Row)}
        onCellKeyDown={openByKey}
        onColumnWidthChange={({ colDef, width }) => onWidth(colDef.field, Math.round(width))}
        columnHeaderHeight={headHeight}
        rowHeight={rowHeights[density]}
        localeText={texts}
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
        hideFooter
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
  ])
}

/** The value of the rows that are shown: the next one counts when its rows have loaded. */
function useSettled<Value>(value: Value, isStale: boolean): Value {
  const [settled, settle] = useState(value)
  if (!isStale && settled !== value) settle(value)
  return isStale ? settled : value
}

const modelOf = (selection: Selection | undefined, rows: readonly Row[]): GridRowSelectionModel => ({
  type: 'include',
  ids: selection?.everything ? new Set(rows.map(({ id }) => id)) : new Set(selection?.ids),
})
