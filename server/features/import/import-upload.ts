/** A file on its way in, and what is said about it. */
export interface ImportUpload {
  readonly bytes: Uint8Array
  /** What the file is called where it came from; undefined where nobody said. */
  readonly fileName: string | undefined
  /** JSON: the field of each header. */
  readonly mapping: string | undefined
  /** The unique field, or the id, by which rows are told to be about records that are there. */
  readonly key: string | undefined
  /** Only to be read: what its columns are, and its first rows. */
  readonly isLook: boolean
  readonly isDryRun: boolean
  /** Rows that are wrong are left out, and the others kept. */
  readonly isPartial: boolean
  /** The same file is not imported again. */
  readonly isOnce: boolean
  readonly idempotencyKey: string | undefined
}
