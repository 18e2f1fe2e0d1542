const megabyte = 1024 * 1024

/** Maximum size of one file, and of all files of one user, in bytes. */
export interface FileLimits {
  readonly file: number
  readonly person: number
  /** For new accounts; as for others where it is left out. */
  readonly newPerson?: number
}

/** How many external addresses a user may write to: in one mail, and in a day. */
export interface MailLimit {
  readonly recipients: number
  readonly daily: number
}

/** Limits of large CSV files, which are imported by a job. */
export interface ImportLimits {
  readonly rows: number
  /** The size of one file, in bytes. */
  readonly bytes: number
  /** Number of uploads and running imports of one user. */
  readonly perUser: number
}

/** The limits of one user's storage, mail and responses. */
export interface Limits {
  readonly fileLimits: FileLimits
  readonly mailLimits: { readonly default: MailLimit; readonly forNew: MailLimit }
  readonly importLimits: ImportLimits
  /** Number of days for which the account of a user without a staff role counts as new. */
  readonly newAccountDays: number
  /** Maximum size of the response to a list request, in bytes. */
  readonly responseBytes: number
  /** Number of days after which a record in the trash is deleted permanently, where its resource purges its trash. */
  readonly trashDays: number
}

/** The limits unless the settings change them. */
export const defaultLimits: Limits = {
  fileLimits: { file: 100 * megabyte, person: 5120 * megabyte, newPerson: 512 * megabyte },
  mailLimits: { default: { recipients: 50, daily: 200 }, forNew: { recipients: 5, daily: 20 } },
  importLimits: { rows: 1_000_000, bytes: 500 * megabyte, perUser: 3 },
  newAccountDays: 7,
  responseBytes: 8 * megabyte,
  trashDays: 30,
}

/** The given limits, with the defaults for those that are left out. */
export const limitsFrom = (given: Partial<Limits>): Limits => ({
  fileLimits: given.fileLimits ?? defaultLimits.fileLimits,
  mailLimits: given.mailLimits ?? defaultLimits.mailLimits,
  importLimits: given.importLimits ?? defaultLimits.importLimits,
  newAccountDays: given.newAccountDays ?? defaultLimits.newAccountDays,
  responseBytes: given.responseBytes ?? defaultLimits.responseBytes,
  trashDays: given.trashDays ?? defaultLimits.trashDays,
})
