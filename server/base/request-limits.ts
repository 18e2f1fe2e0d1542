/** Limits for concurrent requests. A request is in flight until its response is written or its connection is closed. */
export interface RequestLimits {
  /** Requests of one connection; further ones are queued in order. */
  readonly perSocket: number
  /** Requests of one session or API key; further ones are refused. */
  readonly perSession: number
  /** Requests without a valid token from one client address, which a whole office may share. */
  readonly perAddress: number
  /** All requests of this server. */
  readonly perProcess: number
  /** A connection is closed after so many milliseconds without progress. */
  readonly stalledMs: number
}

export const defaultRequestLimits: RequestLimits = {
  perSocket: 2,
  perSession: 16,
  perAddress: 64,
  perProcess: 200,
  stalledMs: 30_000,
}

/** Queued requests of one connection and of the server; a connection that exceeds them is closed. */
export const waitingLimits = { perSocket: 500, perProcess: 20_000 }
