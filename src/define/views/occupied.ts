/** A record that is occupied at a time, by its id, and the first time at which it is, in ISO 8601. */
export interface OccupiedTarget {
  readonly id: string
  readonly start: string
  readonly end: string
}

/** The response to `GET /api/{resource}/occupied`. */
export interface OccupiedAnswer {
  readonly occupied: readonly OccupiedTarget[]
  /** Whether there were too many records to compare all of them. */
  readonly capped: boolean
}
