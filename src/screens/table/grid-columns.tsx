import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  gridClasses,
  type GridColDef,
  type GridLocaleText,
} from '@mui/x-data-grid'
import type { Row } from '#providers/data/answers'
import { drawTableCell } from './cell'
import { actionsWidth, minColumnWidth, selectWidth, type Column } from '../list-model/columns'
import { GridHead } from './grid-head'
import { LazyEditor } from './editing/lazy-editor'
import { boxClass, pinClasses } from './pin-classes'
import type { TableProps } from '../list-model/table-props'

type Given = Pick<TableProps, 'resource' | 'columns' | 'around' | 'actions'> & {
  readonly selectable: boolean
  /** The fields that are edited in their cells. */
  readonly editable: readonly string[]
  readonly texts: Partial<GridLocaleText> & { readonly actions: string }
}

/** Converts columns to those of the data grid, with the same widths, headers and cells as in the quick table. */
export function gridColumns(given: Given): GridColDef<Row>[] {
  const { columns, selectable, actions, texts } = given
  const pinned = pinClasses(columns)
  const boxesClass = boxClass(columns)
  const boxes = {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: selectWidth,
    minWidth: selectWidth,
    ...(boxesClass && {
      cellClassName: `${gridClasses.cellCheckbox} ${boxesClass}`,
      headerClassName: `${gridClasses.columnHeaderCheckbox} ${boxesClass}`,
    }),
  }
  return [
    ...(selectable ? [boxes] : []),
    ...columns.map((column) => gridColumn(column, given, pinned.get(column.name))),
    {
      field: '_actions',
      headerName: texts.actions,
      renderHeader: () => <span className="visually-hidden">{texts.actions}</span>,
      width: actionsWidth,
      minWidth: actionsWidth,
      sortable: false,
      resizable: false,
      align: 'center',
      display: 'flex',
      renderCell: ({ row, tabIndex }) => actions(row, tabIndex),
    },
  ]
}

function gridColumn(
  column: Column,
  { resource, around, editable }: Given,
  pinned: string | undefined,
): GridColDef<Row> {
  const { name, label, min, width, isTitle, atEnd, sortable } = column
  const align = atEnd ? 'right' : 'left'
  return {
    field: name,
    headerName: label,
    sortable,
    hideSortIcons: true,
    align,
    headerAlign: align,
    // A resized column may be narrower than its natural width.
    ...(width === undefined && isTitle
      ? { minWidth: min, flex: 1 }
      : { minWidth: minColumnWidth, width: width ?? min }),
    ...(pinned !== undefined && { cellClassName: pinned, headerClassName: pinned }),
    renderHeader: () => <GridHead label={label} name={name} />,
    renderCell: ({ row, tabIndex }) => drawTableCell(resource, column, row, around, tabIndex),
    ...(editable.includes(name) && {
      editable: true,
      renderEditCell: (params) => <LazyEditor params={params} name={name} field={column.field} />,
    }),
  }
}
