/** What becomes of deleted records. */
export interface Trashing {
  /** A deleted record goes to the trash, from which it can be restored. */
  readonly trash?: true
  /** Its trash can be emptied, and what has been in it for `TRASH_DAYS` is deleted for good. */
  readonly purges?: true
}
