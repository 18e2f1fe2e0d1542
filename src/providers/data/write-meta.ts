/** What a write may say beside its values. */
export interface WriteMeta {
  /** The version that was read: a record that has changed since is not overwritten (409). */
  readonly version?: number
  /** The same key twice creates one record. */
  readonly idempotencyKey?: string
  /** The record is the caller's own: it is changed by the call that is declared for that, where there is one. */
  readonly own?: boolean
}
