import type { AnyMatch } from '#define/access'
import type { DrillDown, Explanation, Line, Unit } from '#define/overview/overview'
import type { SQL } from '#server/db/statement'
import type { Condition } from '#server/read/conditions/condition'
import type { Reader } from '#server/read/list'
import type { Services } from '#server/write/services/services'
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
  /** A further condition on a record or on records that it refers to. */
  readonly match?: AnyMatch
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
  /** Restricts the records to the currency of the range; an amount always is. */
  readonly inCurrency?: true
}

/** SQL over the columns of the resource, `each` and `joined`, and the fields that the caller must be able to read. */
export interface Worth {
  readonly sql: SQL
  readonly reads: readonly (readonly [resource: string, field: string])[]
}

interface Explained {
  readonly unit: Unit
  /** One sentence about what the metric counts or adds up, shown at the titles of its tiles. */
  readonly explanation: Explanation
  /** Why no list has the metric as the number or a sum of its records; without it there is such a list. */
  readonly unlisted?: string
}

/** A figure with one meaning wherever it is shown. Tiles refer to it by its name. */
export interface Metric extends Explained, Measure {
  /** The sum of its list that is the metric, if it measures the rows of records: a computed field of these. */
  readonly listedSum?: string
  /** Only for a caller who reads every record of the resource, such as what there is to do for those who sell. */
  readonly forAll?: true
}

/** A metric that is no measure of one resource. */
export interface ComputedMetric extends Explained {
  /** The resource by whose access rule it is about the caller's own records, or those of everyone. */
  readonly resource: string
  /** The list of what it measures, if there is one. */
  readonly behind?: DrillDown
  /** Undefined if the caller may not read it. */
  readonly compute: (
    reader: Reader,
    services: Pick<Services, 'contents'>,
  ) => Promise<readonly Line[] | undefined>
}

/** A line without values over time, for a computed metric. */
export const lineNow = (key: string, total: number): Line & { readonly total: number } => ({
  key,
  total,
  before: null,
  values: [],
  valuesBefore: [],
})

/** Whether a metric of no records has no value: a mean, a percentile and a share. */
export const isAverage = ({ mean, p75, per }: Metric): boolean =>
  mean !== undefined || p75 !== undefined || per !== undefined

/** The sum of the metric's list that equals it; undefined if it equals the number of records. */
export const listedSumOf = ({ listedSum, sum }: Metric): string | undefined => listedSum ?? sum

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
export const isBefore = (field: string, value: string): Condition => ({ field, op: 'lt', values: [value] })
export const isAfter = (field: string, value: string): Condition => ({ field, op: 'gt', values: [value] })
