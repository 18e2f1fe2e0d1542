/** Error codes of a full disk or an exhausted disk quota: of the file system, and the SQLSTATE of PostgreSQL. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether something failed because there is no space left on the server, in the file store or in the database. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (codes.has(String((error as { code?: unknown }).code))) return true
  return error.cause !== error && isStorageFull(error.cause)
}
