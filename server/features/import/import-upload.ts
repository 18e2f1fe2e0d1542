/** An uploaded file with the options of its import. */
export interface ImportUpload {
  readonly bytes: Uint8Array
  /** The original file name, if it is known. */
  readonly fileName: string | undefined
  /** JSON: the field of each header. */
  readonly mapping: string | undefined
  /** The unique field, or `id`, that identifies existing records. */
  readonly key: string | undefined
  /** Only read the file: its columns and first rows. */
  readonly isLook: boolean
  readonly isDryRun: boolean
  /** Only the beginning of a CSV file was sent, to look at it or for a dry run of its first rows. */
  readonly isHead?: boolean
  /** Skip invalid rows and store the others. */
  readonly isPartial: boolean
  /** Do not import the same file a second time. */
  readonly isOnce: boolean
  readonly idempotencyKey: string | undefined
}
