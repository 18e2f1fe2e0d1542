/** Sentences for what the server refuses, by the kind of the refusal. Plain data: the server reads it. */
export const problems = {
  invalid: 'Some of this is not right yet.',
  malformed: 'This request cannot be read.',
  unauthenticated: 'Sign in first.',
  credentials: 'Email or password is not right.',
  'inactive.pending': 'This account waits for approval.',
  'inactive.banned': 'This account is banned. Ask your administrator.',
  'inactive.rejected': 'This account was not approved. Ask your administrator.',
  forbidden: 'You may not do this. Ask your administrator.',
  missing: 'This is not here, or not for you.',
  stale: 'Somebody else changed this in the meantime.',
  state: 'This cannot be done any more: it is {{state}} now.',
  referenced: 'Other records refer to this one. Change them first.',
  idempotency: 'This key was used for another request.',
  tooLarge: 'This is too large.',
  token: 'This has expired. Start again.',
  unavailable: 'The database does not answer. Try again in a moment.',
  internal: 'Something went wrong',
} as const
export type Problems = { readonly [Key in keyof typeof problems]: string }
