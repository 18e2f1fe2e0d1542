import { problemOf } from '../data/http/problem'

/** Whether an error means that the server does not accept the session any more. A wrong password does not. */
export function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown }
  return (statusCode ?? status) === 401 && problemOf(error)?.title !== 'credentials'
}
