import type { ArrangedTile } from './arrangement'

/** The overviews, by the last part of their addresses. */
export const overviewNames = ['app', 'ecommerce', 'analytics', 'banking', 'booking', 'file'] as const
export type OverviewName = (typeof overviewNames)[number]

/**
 * What the figures of a range are compared with: as many days before it, the same days a year earlier, or nothing.
 */
export const comparisons = ['previous', 'year', 'none'] as const
export type Comparison = (typeof comparisons)[number]

/** A range of days, 'YYYY-MM-DD', both ends included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Some days of the range that a chart shows as one point: a day, a week from Monday, a month. */
export interface Bucket extends Days {
  /** Its first and last moment in the requested time zone, ISO 8601. */
  readonly starts: string
  readonly ends: string
}

/** The unit of a figure: records, amounts in minor units, bytes, stars, a share of one, or milliseconds. */
export type Unit = 'count' | 'money' | 'bytes' | 'stars' | 'share' | 'milliseconds'

/** One comparison of a list's filter, in the syntax of its `filter` parameter. */
export interface Comparing {
  readonly field: string
  readonly op: string
  readonly value?: unknown
}

/** A sentence in each language of the application. */
export interface Explanation {
  readonly en: string
  readonly cn: string
}

/** A metric as a tile shows it. */
export interface ShownMetric {
  readonly name: string
  readonly explanation: Explanation
  /** Why no list has the metric as the number or a sum of its records. */
  readonly unlisted?: string
  /** The list of the records of the range that the metric is computed from. */
  readonly behind?: DrillDown
  /** Set if the caller reads only records that belong to them. */
  readonly own?: true
}

/** The list of the records that a figure counts, sums, or whose rows it measures. */
export interface DrillDown {
  readonly resource: string
  /** The field whose sum over the list is the figure; without it, the figure is the number of records. */
  readonly sum?: string
  /** The date field of the range; absent if the figure is about now. */
  readonly at?: { readonly field: string; readonly kind: 'date' | 'datetime' }
  readonly where: readonly Comparing[]
}

/** One figure: for the whole range, for the comparison range, and for each bucket. */
export interface Line {
  /** The metric's name, or the value that the records share; null if they have none. */
  readonly key: string | null
  /** The title of the record that the key stands for. */
  readonly label?: string | null
  /** Null for an average of no values. */
  readonly total: number | null
  /** Null if nothing is compared, and for an average of no values. */
  readonly before: number | null
  /** A value for each bucket, if the tile shows a chart over time. */
  readonly values: readonly (number | null)[]
  /** The values for the same days of the comparison range. */
  readonly valuesBefore: readonly (number | null)[]
  readonly behind?: DrillDown
}

export interface FiguresTile {
  readonly kind: 'figures'
  readonly unit: Unit
  readonly metrics: readonly ShownMetric[]
  /** The resource and field whose values are the keys of the lines, if they are. */
  readonly by?: { readonly resource: string; readonly field: string }
  readonly lines: readonly Line[]
  /** Set if the caller reads only records that belong to them, for all metrics. */
  readonly own?: true
  /** The days of the values, if they are not the buckets of the page: a value for each day. */
  readonly days?: Days
}

export interface RowsTile {
  readonly kind: 'rows'
  readonly resource: string
  /** Set if the caller reads only records that belong to them. */
  readonly own?: true
  /** Records as the list endpoint returns them. */
  readonly rows: readonly { readonly id: string; readonly [field: string]: unknown }[]
}

export type Tile = FiguresTile | RowsTile

/** How the tiles are arranged for the caller: their own arrangement, or the shared one. */
export interface GivenArrangement {
  readonly id: string
  readonly version: number
  readonly own: boolean
  readonly shared: boolean
  readonly tiles: readonly ArrangedTile[]
}

/** The response of `GET /api/overview/{name}`. Tiles that the caller may not read are left out. */
export interface OverviewAnswer {
  readonly range: Days
  readonly compared: Days | null
  readonly timezone: string
  readonly bucket: 'day' | 'week' | 'month'
  readonly buckets: readonly Bucket[]
  /** All amounts are in this currency; null if there are no amounts. */
  readonly currency: string | null
  /** The currencies that have amounts, the most used first. */
  readonly currencies: readonly string[]
  readonly tiles: { readonly [name: string]: Tile }
  /** Null if the tiles are as declared. */
  readonly arrangement: GivenArrangement | null
}
