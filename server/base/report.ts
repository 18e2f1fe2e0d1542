/** Writes one line to stdout. */
export function logLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Logs an error to stderr in one line, without the passwords of URLs. */
export function report(what: string, error: unknown): void {
  process.stderr.write(`${withoutSecrets(`${what}: ${describe(error)}`)}\n`)
}

/** Logs an internal error with its stack. */
export function reportFailure(what: string, error: Error): void {
  process.stderr.write(`${withoutSecrets(`${what}: ${error.stack ?? describe(error)}`)}\n`)
}

/** An error in one line, with its cause. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error))
  const cause = error.cause instanceof Error && error.cause !== error ? ` (${describe(error.cause)})` : ''
  // Aggregate errors, such as for a host with two addresses, have no message of their own.
  const text = error instanceof AggregateError ? error.errors.map(describe).join(', ') : error.message
  return oneLine(`${text || error.name}${cause}`)
}

/** Removes the password of every URL in a text. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/(\/\/[^\s:@/]{0,200}):[^\s@]{0,200}@/g, '$1:***@')
}

function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}
