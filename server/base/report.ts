/** Tells the person at the terminal, one line. */
export function logLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Reports something that went wrong, one line, with every password of an address left out. */
export function report(what: string, error: unknown): void {
  process.stderr.write(`${withoutSecrets(`${what}: ${describe(error)}`)}\n`)
}

/** Reports a failure of our own, with the place in the program where it arose. */
export function reportFailure(what: string, error: Error): void {
  process.stderr.write(`${withoutSecrets(`${what}: ${error.stack ?? describe(error)}`)}\n`)
}

/** An error in one line, with what caused it. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error))
  const cause = error.cause instanceof Error && error.cause !== error ? ` (${describe(error.cause)})` : ''
  // Errors that gather several, such as of a host with two addresses, have no words of their own.
  const text = error instanceof AggregateError ? error.errors.map(describe).join(', ') : error.message
  return oneLine(`${text || error.name}${cause}`)
}

/** Leaves out the password of every address in a text. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/(\/\/[^\s:@/]{0,200}):[^\s@]{0,200}@/g, '$1:***@')
}

function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}
