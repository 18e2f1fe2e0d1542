import type { DataProvider } from '@refinedev/core'
import { problemOf } from './problem'

/** A problem as the `HttpError` that refine's hooks expect: `statusCode` besides `message` and `errors`. */
export function asHttpError(error: unknown): unknown {
  const problem = problemOf(error)
  return problem ? { ...problem, statusCode: problem.status } : error
}

/** The same provider, which rejects with refine's `HttpError` where the server has sent a problem. */
export function withHttpErrors(provider: DataProvider): DataProvider {
  const methods = Object.entries(provider).map(([name, method]) => [
    name,
    name === 'getApiUrl' ? method : rejecting(method as Method),
  ])
  return Object.fromEntries(methods) as DataProvider
}

type Method = (params: unknown) => Promise<unknown>

const rejecting =
  (method: Method): Method =>
  (params) =>
    method(params).catch((error: unknown) => Promise.reject(asHttpError(error)))
