/** What a write may pass besides its values. */
export interface WriteMeta {
  /** The version that was read: if the record has changed since, it is not overwritten (409). */
  readonly version?: number
  /** Two requests with the same key create one record. */
  readonly idempotencyKey?: string
  /** The record is the caller's own: it is updated by the call declared for that, if there is one. */
  readonly own?: boolean
}
