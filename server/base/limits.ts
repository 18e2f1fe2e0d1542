const megabyte = 1024 * 1024

/** How many bytes a file has at most, and all files of one user together. */
export interface FileLimits {
  readonly file: number
  readonly person: number
  /** For accounts that are new; as for others where it is left out. */
  readonly newPerson?: number
}

/** How many addresses outside of this installation a user writes to: in one mail, and in a day. */
export interface MailLimit {
  readonly recipients: number
  readonly daily: number
}

/** What one user may have and send, and how long and how large things get. */
export interface Limits {
  readonly fileLimits: FileLimits
  readonly mailLimits: { readonly default: MailLimit; readonly forNew: MailLimit }
  /** So many days an account of a user without a role of staff is new. */
  readonly newAccountDays: number
  /** A list is answered with at most this many bytes. */
  readonly responseBytes: number
  /** After so many days in the trash a record is deleted for good, where its resource purges its trash. */
  readonly trashDays: number
}

/** What holds unless the settings say otherwise. */
export const defaultLimits: Limits = {
  fileLimits: { file: 100 * megabyte, person: 5120 * megabyte, newPerson: 512 * megabyte },
  mailLimits: { default: { recipients: 50, daily: 200 }, forNew: { recipients: 5, daily: 20 } },
  newAccountDays: 7,
  responseBytes: 8 * megabyte,
  trashDays: 30,
}

/** The limits that are given, and the usual ones for those that are left out. */
export const limitsFrom = (given: Partial<Limits>): Limits => ({
  fileLimits: given.fileLimits ?? defaultLimits.fileLimits,
  mailLimits: given.mailLimits ?? defaultLimits.mailLimits,
  newAccountDays: given.newAccountDays ?? defaultLimits.newAccountDays,
  responseBytes: given.responseBytes ?? defaultLimits.responseBytes,
  trashDays: given.trashDays ?? defaultLimits.trashDays,
})
