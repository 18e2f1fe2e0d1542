import { statusOf } from './problem'

interface Read {
  readonly isError: boolean
  readonly data: unknown
  readonly error: unknown
}

/**
 * Whether a read has failed in such a way that nothing can be shown: there is no earlier answer, or it may not be shown
 * any more. After any other failure the earlier answer stays.
 */
export const isUnusable = ({ isError, data, error }: Read): boolean =>
  isError && (data === undefined || isRefusal(statusOf(error)))

/** The server has refused the request itself, and not for the moment only. */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429
