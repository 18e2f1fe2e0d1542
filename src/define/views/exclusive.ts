/** What only one record may have at a time: `by` names it, `from` and `to` limit the time. */
export interface Exclusive {
  readonly by: string
  readonly from: string
  readonly to: string
  /** Records in one of these states or options do not count. */
  readonly unless?: { readonly [field: string]: readonly string[] | undefined }
}
