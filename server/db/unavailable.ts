import { DatabaseError } from 'pg'
import { DatabaseUnavailable } from '../base/database'

/** Disk full: the database responds, and reads still work. */
const diskFull = '53100'

// SQLSTATE of failures that are not caused by the statement: connection, sign-in, resources, shutdown, timeout.
const unavailableClasses = ['08', '28', '53']
const unavailableCodes = new Set(['3D000', '25P03', '57014', '57P01', '57P02', '57P03', '57P04', '57P05'])
// PostgreSQL reports a wrong number of parameters as a protocol violation.
const wrongStatement = '08P01'

const socketCodes = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ENOENT EACCES'.split(
    ' ',
  ),
)
const driverMessage =
  /^(Connection terminated|timeout e|Query read timeout|Client has encountered a connection|Client was closed|Cannot use a pool)/

/**
 * Converts an error that means "not reachable" or "not in time" to DatabaseUnavailable, and returns any other
 * unchanged.
 */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !(error instanceof Error)) return error
  if (!isUnavailable(error)) return error
  return new DatabaseUnavailable('The database cannot be reached or did not answer in time.', {
    cause: error,
  })
}

function isUnavailable(error: Error): boolean {
  const code = (error as { code?: unknown }).code
  if (error instanceof DatabaseError) return isUnavailableCode(String(code), error.severity)
  if (typeof code === 'string' && socketCodes.has(code)) return true
  return driverMessage.test(error.message)
}

function isUnavailableCode(code: string, severity: string | undefined): boolean {
  if (code === wrongStatement) return severity !== 'ERROR'
  if (code === diskFull) return false
  return unavailableCodes.has(code) || unavailableClasses.includes(code.slice(0, 2))
}
