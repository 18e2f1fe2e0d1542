/**
 * A filter in the panel of a catalogue, with the number of records of each of its values. `true`: one value for each
 * option, reference or tag; of a boolean only yes.
 */
export type Facet =
  | true
  /**
   * A number or an amount: the ranges between these bounds. Those of amounts are minor units of the currency that is
   * chosen in its facet; without one nothing is counted, as amounts of different currencies cannot be compared.
   */
  | { readonly bounds: readonly number[] }
  /** A number: at least one of these. */
  | { readonly atLeast: readonly number[] }
  /** A reference to records of a tree: the field of such a record that refers to the record it is inside of. */
  | { readonly inside: string }

/** The kinds that a facet may have. */
export const facetKinds = [
  'boolean',
  'choice',
  'choices',
  'currency',
  'tags',
  'ref',
  'state',
  'integer',
  'decimal',
  'money',
] as const

export interface AnyFacets {
  readonly [field: string]: Facet | undefined
}

/** A range of a facet; an open end is left out. The lower end belongs to it, the upper one does not. */
export interface FacetRange {
  readonly from?: number
  readonly below?: number
}

/** The ranges of a facet, in the order in which they are shown, each with the name that stands for it in a response. */
export function rangesOf(facet: Facet): readonly (FacetRange & { readonly value: string })[] {
  if (facet === true || 'inside' in facet) return []
  if ('atLeast' in facet) return facet.atLeast.map((from) => ({ from, value: String(from) }))
  const ends = [undefined, ...facet.bounds, undefined]
  return ends.slice(1).map((below, index) => {
    const from = ends[index]
    return {
      value: `${from ?? ''}-${below ?? ''}`,
      ...(from !== undefined && { from }),
      ...(below !== undefined && { below }),
    }
  })
}
