/** A record that an action skipped, and why. */
export interface Refused {
  readonly id: string
  readonly title: string
  readonly message: string
}

/** The messages about skipped records. */
export const refusals = (refused: readonly Refused[]): string[] =>
  refused.map(({ title, message }) => `${title}: ${message}`)
