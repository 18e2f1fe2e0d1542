/** What the stream tells of a change: which record to read again, and no value of it. */
export interface Change {
  readonly resource: string
  /** The server's word for it; `gone` where the record is not there for this person any more, `many` without an id. */
  readonly operation: string
  readonly id?: string
  readonly version?: number
}

/** What the stream brings: a change, or that it is not known what has changed; and behind which place it goes on. */
export type StreamMessage = { readonly id: string } & (
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'everything' }
  | { readonly kind: 'place' }
)
