/** What one record has to itself for a while: `by` says what, `from` and `to` say how long. */
export interface Exclusive {
  readonly by: string
  readonly from: string
  readonly to: string
  /** Records that stand so have nothing: a state or a choice, and the words of it. */
  readonly unless?: { readonly [field: string]: readonly string[] | undefined }
}
