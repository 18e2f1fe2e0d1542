import type { DataGridProps, GridFilterItem, GridFilterModel, GridSortModel } from '@mui/x-data-grid'

/** The community version of the grid throws at larger pages. */
const maxPageSize = 100
const pageSizes = [10, 25, 50, 100]

interface Paging {
  readonly currentPage: number
  readonly pageSize: number
  readonly setCurrentPage: (page: number) => void
  readonly setPageSize: (pageSize: number) => void
}

type PagingProps = Pick<
  DataGridProps,
  'paginationModel' | 'onPaginationModelChange' | 'pageSizeOptions' | 'slotProps'
>

/**
 * The pages of a grid. It renders all rows that it is given, so a page can be larger than it allows: it is told of a
 * smaller one, and the footer of the real one.
 */
export function pagingProps({ currentPage, pageSize, setCurrentPage, setPageSize }: Paging): PagingProps {
  const page = currentPage - 1
  const shown = Math.min(pageSize, maxPageSize)
  const options = [...new Set([...pageSizes, pageSize])].toSorted((size, other) => size - other)
  const chooseSize = (size: number) => {
    setPageSize(size)
    setCurrentPage(1)
  }
  return {
    paginationModel: { page, pageSize: shown },
    onPaginationModelChange: (model) => {
      if (model.pageSize !== shown) chooseSize(model.pageSize)
      else if (model.page !== page) setCurrentPage(model.page + 1)
    },
    pageSizeOptions: options.filter((size) => size <= maxPageSize),
    ...(pageSize > maxPageSize && {
      slotProps: {
        basePagination: {
          rowsPerPage: pageSize,
          rowsPerPageOptions: options,
          page,
          onRowsPerPageChange: chooseSize,
        },
      },
    }),
  }
}

/** The community version of the grid shows one sorter, and drops all others if it gets more. */
export const shownSorters = (model: GridSortModel): GridSortModel => model.slice(0, 1)

interface SplitFilters {
  /** The one filter that the community version of the grid shows. */
  readonly shown: GridFilterModel
  /** All of them, after the user has changed the one that is shown. */
  readonly withShown: (model: GridFilterModel) => GridFilterModel
}

/** Splits a filter model into what the grid can show, and the rest, which stays as it is. */
export function splitFilters(model: GridFilterModel = { items: [] }): SplitFilters {
  // A group has no field.
  const first = model.items.find(({ field }) => (field as string | undefined) !== undefined)
  const rest = model.items.filter((item) => item !== first)
  const items: GridFilterItem[] = first ? [first] : []
  return {
    shown: { ...model, items },
    withShown: (changed) => ({
      ...changed,
      ...(rest.length > 0 && model.logicOperator && { logicOperator: model.logicOperator }),
      items: [...changed.items, ...rest],
    }),
  }
}
