/** A record to which something was not done, and why. */
export interface Refused {
  readonly id: string
  readonly title: string
  readonly message: string
}

/** The lines that tell of refused records. */
export const refusals = (refused: readonly Refused[]): string[] =>
  refused.map(({ title, message }) => `${title}: ${message}`)
