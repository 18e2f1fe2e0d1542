/** A change event of the stream: which record to read again, without any values. */
export interface Change {
  readonly resource: string
  /** The operation; `gone` if the record no longer exists for this user, `many` without an id. */
  readonly operation: string
  readonly id?: string
  readonly version?: number
}

/** A short-lived message of the stream, by its name; it is stored nowhere. */
export interface Signal {
  readonly name: string
  readonly [detail: string]: unknown
}

/** A message of the stream: a change, a signal, or a reset because the changes are not known; with the id to resume after. */
export type StreamMessage = { readonly id: string } & (
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'signal'; readonly signal: Signal }
  | { readonly kind: 'everything' }
  | { readonly kind: 'place' }
)
