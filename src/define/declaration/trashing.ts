/** What happens to deleted records. */
export interface Trashing {
  /** A deleted record goes to the trash, from which it can be restored. */
  readonly trash?: true
  /** Its trash can be emptied, and records that have been in it for `TRASH_DAYS` are deleted for good. */
  readonly purges?: true
}
