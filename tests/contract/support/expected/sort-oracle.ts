import type { AnyResource } from '#define/resource'
import { defaultSort, fieldOf, type Sort } from '#define/reading'
import type { Stored } from '../worlds/world'

type Compare = (item: Stored, other: Stored) => number

/** Compares values as a list sorts them: empty ones last, texts without regard to case by code point. */
function compareValues(resource: AnyResource, name: string): Compare {
  const isWords = fieldOf(resource, name)?.kind === 'text'
  const key = (row: Stored): unknown => {
    const value = row[name]
    return isWords && typeof value === 'string' ? value.toLowerCase() : value
  }
  return (item, other) => {
    const [left, right] = [key(item), key(other)]
    if (left === right) return 0
    if (left === null) return 1
    if (right === null) return -1
    if (typeof left === 'string') return Buffer.compare(Buffer.from(left), Buffer.from(String(right)))
    return Number(left) - Number(right)
  }
}

/**
 * Rows in the order of the sorts; ties by the default sort of the resource and then by id, in the direction of the
 * last sort.
 */
export function sortRows(resource: AnyResource, rows: readonly Stored[], sorts: readonly Sort[]): Stored[] {
  const last = sorts.at(-1)?.order ?? 'asc'
  const ties = [defaultSort(resource).field, 'id'].map((field) => ({ field, order: last }))
  const keys = [...sorts, ...ties].map(({ field, order }) => ({
    compare: compareValues(resource, field),
    sign: order === 'desc' ? -1 : 1,
  }))
  return rows.toSorted((item, other) => {
    for (const { compare, sign } of keys) {
      const difference = compare(item, other)
      if (difference !== 0) return difference * sign
    }
    return 0
  })
}
