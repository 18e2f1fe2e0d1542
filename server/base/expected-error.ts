/** A failure that the person who starts the program can mend: its message is one sentence, shown without a stack. */
export class ExpectedError extends Error {
  override name = 'ExpectedError'
  readonly isExpected = true
}
