/** Logs a failure to the console that is not reported anywhere else. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the only place that writes to the console
  console.error(what, error)
}
