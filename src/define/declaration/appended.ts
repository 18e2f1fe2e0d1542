/**
 * Records that the system only adds, without change entries: there is no history, undo, audit entry or live update for
 * them. Old records are merged: those that differ only in the values named here become one.
 */
export interface Appended<
  At extends string = string,
  Sum extends string = string,
  Samples extends string = string,
> {
  /** When it happened. Records of one hour are merged once the hour is over, and those of a day after `hourDays`. */
  readonly at: At
  /** The values that are added up. */
  readonly sums: readonly Sum[]
  /**
   * The list of measurements, which is concatenated. A field of the record with the name of a measurement gets their 75th
   * percentile.
   */
  readonly samples?: Samples
  /** For how many days the hours are kept apart; after that, the time zone of a day is UTC. */
  readonly hourDays: number
}
