import { statusOf } from './http/problem'

interface Read {
  readonly isError: boolean
  readonly data: unknown
  readonly error: unknown
}

/**
 * Whether a read has failed so that nothing can be shown: there is no earlier data, or it may no longer be shown.
 * After any other failure the earlier data stays.
 */
export const isUnusable = ({ isError, data, error }: Read): boolean =>
  isError && (data === undefined || isRefusal(statusOf(error)))

/** The server has refused the request itself, and not temporarily. */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429
