import type { SeriesScope } from '#define'

/** The chosen occurrences of a series. It is a class because parameters of the URL may have any other form. */
export class ChosenOccurrence {
  constructor(
    /** The start of the chosen one by the rule of its series. */
    readonly start: string,
    readonly scope: SeriesScope,
  ) {}
}

/** What a write may pass besides its values. */
export interface WriteMeta {
  /** The version that was read: if the record has changed since, it is not overwritten (409). */
  readonly version?: number
  /** Two requests with the same key create one record. */
  readonly idempotencyKey?: string
  /** The record is the caller's own: it is updated by the call declared for that, if there is one. */
  readonly own?: boolean
  /** The write applies to these occurrences of the record, which is a series. */
  readonly occurrence?: ChosenOccurrence | undefined
}
