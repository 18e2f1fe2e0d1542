import type { AnyMatch } from '#define/access'
import type { Unit } from '#define/overview'
import type { Condition } from '#server/read/condition'
import type { SQL } from '#server/db/statement'
import type { Range } from './range'

/** What is counted or added up of a resource's records. */
export interface Measure {
  readonly resource: string
  /** The day or the moment by which a record belongs to the range; left out, it is about now. */
  readonly at?: string
  readonly where?: readonly Condition[] | ((range: Range) => readonly Condition[])
  /** The field that is added up; left out, records are counted. */
  readonly sum?: string
  /** The field whose mean it is. */
  readonly mean?: string
  /** The field of which three values in four are no greater: what most people meet at worst. */
  readonly p75?: string
  /** The field whose different values are counted. */
  readonly different?: string
  /** What `sum` is a share of: the sum of this field. */
  readonly per?: string
  /** The rows of this field count, each by itself. */
  readonly each?: string
  /** What a row is worth, instead of `sum`, where that takes more than one column. */
  readonly worth?: Worth
  /** The record that each row, or else the record itself, refers to by this field, as `joined`. */
  readonly join?: string
  /** Amounts are in the range's currency alone. */
  readonly money?: true
}

/** SQL over the columns of the resource, `each` and `joined`, and the fields that the caller must see for it. */
export interface Worth {
  readonly sql: SQL
  readonly reads: readonly (readonly [resource: string, field: string])[]
}

export interface FiguresSpec {
  readonly kind: 'figures'
  readonly unit: Unit
  /** One line for each of them. */
  readonly measures: { readonly [key: string]: Measure }
  /** One line for each value of this field, of the one measure; `joined.x` is a field of what is joined. */
  readonly by?: string
  /** So many lines at most, the greatest first. */
  readonly limit?: number
  /** Whether there is a value for each bucket. */
  readonly overTime?: true
}

export interface RowsSpec {
  readonly kind: 'rows'
  readonly resource: string
  /** Only those of the range. */
  readonly at?: string
  readonly where?: readonly Condition[]
  /** What a record, or what it refers to, must meet besides. */
  readonly match?: AnyMatch
  readonly sort: string
  readonly limit: number
}

/** What takes room as the quota counts it: of everybody for who reads all files, else of the caller. */
export interface StorageSpec {
  readonly kind: 'storage'
}

export type TileSpec = FiguresSpec | RowsSpec | StorageSpec

export interface OverviewSpec {
  /** The resource whose currencies are offered. */
  readonly currencyOf?: string
  readonly tiles: { readonly [name: string]: TileSpec }
}

/** One figure, with its run over time. */
export const figure = (measure: Measure, unit: Unit = 'count'): FiguresSpec => ({
  ...{ kind: 'figures', unit, measures: { all: measure }, overTime: true },
})
/** Several figures over time. */
export const trend = (measures: FiguresSpec['measures'], unit: Unit = 'count'): FiguresSpec => ({
  ...{ kind: 'figures', unit, measures, overTime: true },
})
/** The parts of a whole, the greatest first. */
export const shares = (measure: Measure, by: string, limit: number, unit: Unit = 'count'): FiguresSpec => ({
  ...{ kind: 'figures', unit, measures: { all: measure }, by, limit },
})
/** The same over time. */
export const split = (measure: Measure, by: string, limit: number, unit: Unit = 'count'): FiguresSpec => ({
  ...shares(measure, by, limit, unit),
  overTime: true,
})
/** Records themselves. */
export const rows = (resource: string, spec: Omit<RowsSpec, 'kind' | 'resource'>): RowsSpec => ({
  ...{ kind: 'rows', resource },
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
