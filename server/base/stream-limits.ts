/** How many streams are open at once. */
export interface StreamLimits {
  /** Of one user, in all sessions; one more ends the oldest. */
  readonly perUser: number
  /** Of everybody together; one more is refused. */
  readonly perProcess: number
}

export const defaultStreamLimits: StreamLimits = { perUser: 20, perProcess: 2000 }
