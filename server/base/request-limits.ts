/** How much work the server takes on at once. A request is in flight until its response is written or its connection closed. */
export interface RequestLimits {
  /** Requests of one connection; further ones wait, in the order in which they came. */
  readonly perSocket: number
  /** Requests of one session or API key; further ones are refused. */
  readonly perSession: number
  /** Requests without a valid token from one client address, which a whole office may share. */
  readonly perAddress: number
  /** Requests of everybody together. */
  readonly perProcess: number
  /** After how many milliseconds without progress a connection is closed. */
  readonly stalledMs: number
}

export const defaultRequestLimits: RequestLimits = {
  perSocket: 2,
  perSession: 16,
  perAddress: 64,
  perProcess: 200,
  stalledMs: 30_000,
}

/** Waiting requests of one connection and of all together; a connection that goes beyond it is closed. */
export const waitingLimits = { perSocket: 500, perProcess: 20_000 }
