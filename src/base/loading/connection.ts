/** The part of the Network Information API that is read here; Safari and Firefox do not have it. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Whether the connection is slow, or the user has data saving enabled: then nothing is loaded before the user needs it.
 * False where the browser does not know.
 */
export function isSlowOrMetered(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g'
}
