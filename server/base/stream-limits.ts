/** Maximum number of open streams. */
export interface StreamLimits {
  /** Of one user, in all sessions; another one closes the oldest. */
  readonly perUser: number
  /** Of this server; another one is refused. */
  readonly perProcess: number
}

export const defaultStreamLimits: StreamLimits = { perUser: 20, perProcess: 2000 }
