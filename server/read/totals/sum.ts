/** The sum of one field of all matching records; amounts have one for each currency. */
export interface Sum {
  readonly field: string
  /** Null where the field is no amount. */
  readonly currency: string | null
  readonly sum: number
  /** The tab of the list whose records are added up; the sums of the list itself have none. */
  readonly tab?: string
}
