import type { FacetValue } from './found-facets'

/** A value of a facet in a tree: with its depth, the number of records in it and below it, and all values inside. */
export interface TreeValue extends FacetValue {
  readonly depth: number
  readonly inside: readonly string[]
}

/** No tree is shown deeper than this. */
const deepest = 8

/** The values in the order of the tree, each before those inside of it. */
export function treeOf(values: readonly FacetValue[]): TreeValue[] {
  const known = new Set(values.map(({ value }) => value))
  const parentOf = ({ parent }: FacetValue) => (parent && known.has(parent) ? parent : null)
  const below = (value: FacetValue, depth: number): TreeValue[] => {
    const children = depth >= deepest ? [] : values.filter((child) => parentOf(child) === value.value)
    const branches = children.map((child) => below(child, depth + 1))
    const tops = branches.flatMap(([top]) => top ?? [])
    return [
      {
        ...value,
        depth,
        count: tops.reduce((sum, { count }) => sum + count, value.count),
        inside: [value.value, ...tops.flatMap(({ inside }) => inside)],
      },
      ...branches.flat(),
    ]
  }
  return values.filter((value) => parentOf(value) === null).flatMap((value) => below(value, 0))
}
