/** A failure that the operator can fix: its message is one sentence, logged without a stack. */
export class ExpectedError extends Error {
  override name = 'ExpectedError'
  readonly isExpected = true
}
