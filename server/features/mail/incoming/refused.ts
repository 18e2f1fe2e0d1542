/** An answer that a message, a recipient or a connection is not accepted. */
export class Refused extends Error {
  override name = 'Refused'
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message)
  }
}

/** The sender keeps the message and tries again. */
export const later = () => new Refused(451, 'Please try again later')
