import { useList } from '@refinedev/core'
import type { Row } from '#providers/data/answers'

/** A category with its depth, and the ids of all its subcategories and its own. */
export interface CategoryPath {
  readonly id: string
  readonly name: string
  readonly depth: number
  readonly inside: readonly string[]
}

type Found = Pick<Row, 'id'> & { readonly name?: unknown; readonly parent?: unknown }

/** Categories in tree order: each before its subcategories. */
export function treeOf(rows: readonly Found[]): CategoryPath[] {
  const ids = new Set(rows.map(({ id }) => id))
  const childrenOf = (id: string | null) =>
    rows.filter(({ parent }) => (typeof parent === 'string' && ids.has(parent) ? parent : null) === id)
  const below = (row: Found, depth: number): CategoryPath[] => {
    const inner = depth > 8 ? [] : childrenOf(row.id).flatMap((child) => below(child, depth + 1))
    const inside = [row.id, ...inner.map(({ id }) => id)]
    return [{ id: row.id, name: String(row.name), depth, inside }, ...inner]
  }
  return childrenOf(null).flatMap((row) => below(row, 0))
}

/** The shop's categories as a tree; empty if they cannot be read, as the shop works without them. */
export function useCategoryTree(): readonly CategoryPath[] {
  const { result } = useList<Row>({
    resource: 'categories',
    pagination: { currentPage: 1, pageSize: 200 },
    sorters: [{ field: 'rank', order: 'asc' }],
    errorNotification: false,
  })
  return treeOf(result.data)
}
