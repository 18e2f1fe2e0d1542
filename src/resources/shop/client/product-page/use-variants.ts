import { useList } from '@refinedev/core'
import type { Row } from '#providers/data/answers'
import { isUnusable } from '#providers/data/is-unusable'
import type { ProductRow, VariantRow } from '../cart/product-row'

/** The variants of a product that are offered; none for a product without variants. */
export function useVariants({ id, variantCount }: ProductRow) {
  const isNeeded = variantCount > 0
  const { query, result } = useList<Row>({
    resource: 'variants',
    pagination: { currentPage: 1, pageSize: 100 },
    sorters: [{ field: 'createdAt', order: 'asc' }],
    filters: [
      { field: 'product', operator: 'eq', value: id },
      { field: 'status', operator: 'eq', value: 'offered' },
    ],
    errorNotification: false,
    queryOptions: { enabled: isNeeded },
  })
  const isFailed = isNeeded && isUnusable(query)
  return {
    rows: isNeeded ? (query.data ? (result.data as VariantRow[]) : undefined) : [],
    error: isFailed ? query.error : undefined,
    readAgain: () => void query.refetch(),
  }
}
