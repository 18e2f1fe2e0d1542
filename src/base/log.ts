/** Writes a failure that nobody else will hear of to the browser's console, as the specification wants it. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.error(what, error)
}
