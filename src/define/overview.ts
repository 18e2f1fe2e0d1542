/** The overviews, by the last part of their addresses. */
export const overviewNames = ['app', 'ecommerce', 'analytics', 'banking', 'booking', 'file'] as const
export type OverviewName = (typeof overviewNames)[number]

/** With what the figures of a range are compared: as many days before it, the same days a year before, or nothing. */
export const comparisons = ['previous', 'year', 'none'] as const
export type Comparison = (typeof comparisons)[number]

/** Days from the first to the last one, 'YYYY-MM-DD', both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Some days of the range that are drawn as one: a day, a week from Monday, a month. */
export interface Bucket extends Days {
  /** The first and the last moment of it in the zone that was asked for, ISO 8601. */
  readonly starts: string
  readonly ends: string
}

/** What a figure counts: records, amounts in minor units, bytes, stars, parts of one, or milliseconds. */
export type Unit = 'count' | 'money' | 'bytes' | 'stars' | 'share' | 'milliseconds'

/** One comparison of a list's filter, in the words of its `filter` parameter. */
export interface Comparing {
  readonly field: string
  readonly op: string
  readonly value?: unknown
}

/** The list whose records a figure is made of. */
export interface DrillDown {
  readonly resource: string
  /** The field that says when; left out where a figure is about now. */
  readonly at?: { readonly field: string; readonly kind: 'date' | 'datetime' }
  readonly where: readonly Comparing[]
}

/** One figure: of the whole range, of what it is compared with, and of each bucket. */
export interface Line {
  /** The measure's name, or the value that the records share: null where they have none. */
  readonly key: string | null
  /** The title of the record that the key stands for. */
  readonly label?: string | null
  readonly total: number
  readonly before: number | null
  /** A value for each bucket, where the tile is drawn over time. */
  readonly values: readonly number[]
  /** The same days of what it is compared with. */
  readonly valuesBefore: readonly number[]
  readonly behind?: DrillDown
}

export interface FiguresTile {
  readonly kind: 'figures'
  readonly unit: Unit
  /** The resource and the field whose values are the keys of the lines, where they are. */
  readonly by?: { readonly resource: string; readonly field: string }
  readonly lines: readonly Line[]
}

export interface RowsTile {
  readonly kind: 'rows'
  readonly resource: string
  /** Records as their list has them. */
  readonly rows: readonly { readonly id: string; readonly [field: string]: unknown }[]
}

export type Tile = FiguresTile | RowsTile

/** What `GET /api/overview/{name}` answers. A tile that the caller may not read is not there. */
export interface OverviewAnswer {
  readonly range: Days
  readonly compared: Days | null
  readonly timezone: string
  readonly bucket: 'day' | 'week' | 'month'
  readonly buckets: readonly Bucket[]
  /** Amounts are in this one and no other; null where there are none. */
  readonly currency: string | null
  /** Those in which there are amounts, the most used first. */
  readonly currencies: readonly string[]
  readonly tiles: { readonly [name: string]: Tile }
}
