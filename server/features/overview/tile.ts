import type { AnyMatch } from '#define/access'
import type { OverviewName } from '#define/overview/overview'
import type { Condition } from '#server/read/conditions/condition'
import type { ComputedMetric, Metric } from './metric'

/** Figures of metrics, which are referred to by their names. */
export interface FiguresSpec {
  readonly kind: 'figures'
  /** One line per metric, all of one unit. */
  readonly metrics: readonly string[]
  /** One line per value of this field, with a single metric; `joined.x` is a field of the joined record. */
  readonly by?: string
  /** Maximum number of lines, largest first. */
  readonly limit?: number
  /** Whether each line has a value per bucket. */
  readonly overTime?: true
  /** Whether each line has a value for each day of the range, in place of the buckets. */
  readonly daily?: true
  /** Only for a caller who reads every record of the resource. */
  readonly forAll?: true
}

/** A few records of a resource. */
export interface Records {
  readonly resource: string
  /** The field by which records are restricted to the range. */
  readonly at?: string
  readonly where?: readonly Condition[]
  /** A further condition on a record or on records that it refers to. */
  readonly match?: AnyMatch
  readonly sort: string
  readonly limit: number
}

/** Some records, which are referred to by their name. */
export interface RowsSpec {
  readonly kind: 'rows'
  readonly records: string
}

/** The lines of a computed metric. */
export interface ComputedSpec {
  readonly kind: 'computed'
  readonly metric: string
}

export type TileSpec = FiguresSpec | RowsSpec | ComputedSpec

export interface OverviewSpec {
  /** The resource whose currencies can be selected. */
  readonly currencyOf?: string
  readonly tiles: { readonly [name: string]: TileSpec }
}

/** What overviews are made of, each with a name that is unique in the application. */
interface Named {
  readonly metrics: { readonly [name: string]: Metric }
  readonly computed: { readonly [name: string]: ComputedMetric }
  readonly records: { readonly [name: string]: Records }
}

/** What a feature contributes to overviews, and the overviews that it has. */
export interface OverviewPart extends Partial<Named> {
  readonly pages?: { readonly [Name in OverviewName]?: OverviewSpec }
}

/** All metrics and records, and the tiles of each overview. */
export interface Overviews extends Named {
  readonly pages: { readonly [Name in OverviewName]?: OverviewSpec }
}

/** One metric, with its values over time. */
export const figure = (metric: string): FiguresSpec => ({
  kind: 'figures',
  metrics: [metric],
  overTime: true,
})
/** Several metrics over time. */
export const trend = (...metrics: readonly string[]): FiguresSpec => ({
  kind: 'figures',
  metrics,
  overTime: true,
})
/** Metrics of the current state. */
export const current = (...metrics: readonly string[]): FiguresSpec => ({ kind: 'figures', metrics })
/** The parts of a metric, largest first. */
export const shares = (metric: string, by: string, limit: number): FiguresSpec => ({
  kind: 'figures',
  metrics: [metric],
  by,
  limit,
})
/** The parts of a metric over time. */
export const split = (metric: string, by: string, limit: number): FiguresSpec => ({
  ...shares(metric, by, limit),
  overTime: true,
})
/** A metric for each day of the range. */
export const daily = (metric: string): FiguresSpec => ({ ...figure(metric), daily: true })
/** A tile that means something only to a caller who reads every record of the resource. */
export const forAll = (tile: FiguresSpec): FiguresSpec => ({ ...tile, forAll: true })
export const rows = (records: string): RowsSpec => ({ kind: 'rows', records })
export const computed = (metric: string): ComputedSpec => ({ kind: 'computed', metric })
