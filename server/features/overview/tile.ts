import type { AnyMatch } from '#define/access'
import type { Unit } from '#define/overview'
import type { Condition } from '#server/read/condition'
import type { SQL } from '#server/db/statement'
import type { Range } from './range'

/** What is counted or summed over the records of a resource. */
export interface Measure {
  readonly resource: string
  /**
   * The date or timestamp field that assigns a record to the range; without it, the measure is about the current
   * state.
   */
  readonly at?: string
  readonly where?: readonly Condition[] | ((range: Range) => readonly Condition[])
  /** The field to sum; without it, records are counted. */
  readonly sum?: string
  /** The field to average. */
  readonly mean?: string
  /** The field whose 75th percentile is computed. */
  readonly p75?: string
  /** The field whose distinct values are counted. */
  readonly different?: string
  /** The field whose sum `sum` is divided by. */
  readonly per?: string
  /** The `listOf` field whose rows are measured instead of the record. */
  readonly each?: string
  /** Replaces `sum` for a value computed from several columns. */
  readonly worth?: Worth
  /** The `ref` field of the row, otherwise of the record, whose target is joined as `joined`. */
  readonly join?: string
  /** Restricts the records to the currency of the range. */
  readonly money?: true
}

/** SQL over the columns of the resource, `each` and `joined`, and the fields that the caller must be able to read. */
export interface Worth {
  readonly sql: SQL
  readonly reads: readonly (readonly [resource: string, field: string])[]
}

export interface FiguresSpec {
  readonly kind: 'figures'
  readonly unit: Unit
  /** One line per measure. */
  readonly measures: { readonly [key: string]: Measure }
  /** One line per value of this field, with a single measure; `joined.x` is a field of the joined record. */
  readonly by?: string
  /** Maximum number of lines, largest first. */
  readonly limit?: number
  /** Whether each line has a value per bucket. */
  readonly overTime?: true
}

export interface RowsSpec {
  readonly kind: 'rows'
  readonly resource: string
  /** The field by which records are restricted to the range. */
  readonly at?: string
  readonly where?: readonly Condition[]
  /** A further condition on a record or on records that it refers to. */
  readonly match?: AnyMatch
  readonly sort: string
  readonly limit: number
}

/** Storage in use, as the quota counts it: of all users if the caller may read all files, otherwise of the caller. */
export interface StorageSpec {
  readonly kind: 'storage'
}

export type TileSpec = FiguresSpec | RowsSpec | StorageSpec

export interface OverviewSpec {
  /** The resource whose currencies can be selected. */
  readonly currencyOf?: string
  readonly tiles: { readonly [name: string]: TileSpec }
}

/** One figure, with its values over time. */
export const figure = (measure: Measure, unit: Unit = 'count'): FiguresSpec => ({
  kind: 'figures',
  unit,
  measures: { all: measure },
  overTime: true,
})
/** Several figures over time. */
export const trend = (measures: FiguresSpec['measures'], unit: Unit = 'count'): FiguresSpec => ({
  kind: 'figures',
  unit,
  measures,
  overTime: true,
})
/** The parts of a whole, largest first. */
export const shares = (measure: Measure, by: string, limit: number, unit: Unit = 'count'): FiguresSpec => ({
  kind: 'figures',
  unit,
  measures: { all: measure },
  by,
  limit,
})
/** The parts of a whole over time. */
export const split = (measure: Measure, by: string, limit: number, unit: Unit = 'count'): FiguresSpec => ({
  ...shares(measure, by, limit, unit),
  overTime: true,
})
export const rows = (resource: string, spec: Omit<RowsSpec, 'kind' | 'resource'>): RowsSpec => ({
  kind: 'rows',
  resource,
  ...spec,
})

export const is = (field: string, ...values: readonly unknown[]): Condition => ({
  field,
  ...(values.length === 1 ? { op: 'eq', values } : { op: 'in', values }),
})
export const isNot = (field: string, ...values: readonly unknown[]): Condition => ({
  field,
  op: 'nin',
  values,
})
export const isEmpty = (field: string): Condition => ({ field, op: 'null', values: [] })
export const isFilled = (field: string): Condition => ({ field, op: 'nnull', values: [] })
export const isUpTo = (field: string, value: string): Condition => ({ field, op: 'lte', values: [value] })
export const isAfter = (field: string, value: string): Condition => ({ field, op: 'gt', values: [value] })
