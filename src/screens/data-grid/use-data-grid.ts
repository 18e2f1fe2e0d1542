import type { BaseRecord, HttpError } from '@refinedev/core'
import type { UseDataGridProps, UseDataGridReturnType } from '@refinedev/mui'
import type { DataGridProps } from '@mui/x-data-grid'
import { useCallback, useRef, useState } from 'react'
import { pagingProps, shownSorters, splitFilters } from './grid-props'
import { useRowUpdate } from './row-update'
import { useSyncedGrid } from './use-synced-grid'

type Result<Row extends BaseRecord, Failure extends HttpError, Search> = UseDataGridReturnType<
  Row,
  Failure,
  Search
> & { readonly dataGridProps: Pick<DataGridProps, 'pageSizeOptions' | 'slotProps'> }

/**
 * Refine's `useDataGrid` with the same contract. What it does better, each with a test: the total can become 0,
 * `setFilters` is shown in the grid, several sorters and filters and pages of more than 100 rows survive the community
 * version of the grid, Back returns to the previous state, values in the URL are encoded, other parameters of the URL
 * read nothing again, and an edited row is saved by its changes.
 */
export function useDataGrid<
  Raw extends BaseRecord = BaseRecord,
  Failure extends HttpError = HttpError,
  Search = unknown,
  Row extends BaseRecord = Raw,
>(props: UseDataGridProps<Raw, Failure, Search, Row> = {}): Result<Row, Failure, Search> {
  const table = useSyncedGrid<Raw, Failure, Search, Row>(props)
  const { dataGridProps: grid } = table
  const save = useRowUpdate<Row, Failure>(props.resource, props.updateMutationOptions)
  const rowCount = useLastTotal(table.tableQuery.data?.total)
  const { hasColumn, onStateChange } = useColumnsOf(grid.onStateChange)
  const { shown, withShown } = splitFilters(grid.filterModel)
  // The grid goes to its first page when it gets another array, even of the same sorters.
  const sortModel = useSame(shownSorters(grid.sortModel))
  const dataGridProps = {
    ...grid,
    rowCount,
    ...(grid.paginationMode === 'server' && pagingProps(table)),
    sortModel,
    onSortModelChange: ((model, details) => {
      // The grid also drops a sorter by a field without a column, which the user has not requested.
      const isDropped = model.length === 0 && sortModel.some(({ field }) => !hasColumn(field))
      if (!isDropped) grid.onSortModelChange(model, details)
    }) satisfies DataGridProps['onSortModelChange'],
    filterModel: shown,
    onFilterModelChange: (model: typeof shown) => grid.onFilterModelChange(withShown(model)),
    onStateChange,
    ...(props.editable && { processRowUpdate: save as DataGridProps['processRowUpdate'] }),
  }
  return { ...table, dataGridProps } as Result<Row, Failure, Search>
}

/** The last known total; 0 is one too. */
function useLastTotal(total: number | undefined): number {
  const [last, setLast] = useState(total ?? 0)
  if (total !== undefined && total !== last) setLast(total)
  return total ?? last
}

/** The previous value as long as the next one is equal. */
function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value)
  const isSame = JSON.stringify(kept) === JSON.stringify(value)
  if (!isSame) keep(value)
  return isSame ? kept : value
}

type OnStateChange = NonNullable<DataGridProps['onStateChange']>

/** Whether the grid has a column: it reports them with each change of its state. */
function useColumnsOf(report: OnStateChange) {
  const names = useRef<ReadonlySet<string>>(new Set())
  const onStateChange: OnStateChange = (state, event, details) => {
    names.current = new Set(Object.keys(state.columns.lookup))
    report(state, event, details)
  }
  const hasColumn = useCallback((name: string) => names.current.has(name), [])
  return { hasColumn, onStateChange }
}
