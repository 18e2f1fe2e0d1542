import type { AnyRule, Role } from '#define/access'
import type { Faults } from '#define/parsing/parse'

/** All reasons for which a request is refused; `server/base/errors/problem-response.ts` maps them to HTTP. */
export type Refusal =
  /** The input is invalid: faults by field. */
  | { readonly kind: 'invalid'; readonly faults: Faults }
  /** The body or the address cannot be parsed. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'credentials' }
  /** A well-known demo sign-in that does not come from this machine. */
  | { readonly kind: 'demoElsewhere' }
  | { readonly kind: 'inactive'; readonly status: string; readonly reason?: string }
  /** Registered, but the code that was sent by mail has not been entered yet. */
  | { readonly kind: 'unverified'; readonly registration: string }
  /** The password is correct; the ticket together with a code of the second factor signs the user in. */
  | { readonly kind: 'secondFactor'; readonly ticket: string }
  /** A code that was never sent, has expired, was used, or had too many wrong attempts. */
  | { readonly kind: 'code' }
  /** An API key was used for something that needs a user's own session. */
  | { readonly kind: 'personOnly' }
  /** Too many attempts; the next one is allowed after so many seconds. */
  | { readonly kind: 'throttled'; readonly seconds: number }
  | { readonly kind: 'signUpClosed' }
  /** By the role, or by a rule that the record does not meet. */
  | {
      readonly kind: 'forbidden'
      readonly verb: string
      readonly resource: string
      readonly role: Role
      readonly rule?: AnyRule
    }
  /** A session that views the application as another user is read-only. */
  | { readonly kind: 'viewing' }
  /** The browser sent the request from a page of another origin. */
  | { readonly kind: 'foreignOrigin' }
  | { readonly kind: 'missing' }
  /** The record was saved by someone else in the meantime; `current` is the record as it is now. */
  | { readonly kind: 'stale'; readonly current: unknown }
  /** The record's state does not allow the move. */
  | { readonly kind: 'state'; readonly move: string; readonly state: string }
  /** The move or value was declared final: neither it nor its consequences can be undone. */
  | { readonly kind: 'final' }
  /** The record has a number of a series, in which no number may be missing. */
  | { readonly kind: 'numbered'; readonly number: string }
  /** Other records refer to it. */
  | { readonly kind: 'referenced' }
  | { readonly kind: 'idempotency' }
  /** The same work is being done by another request right now. */
  | { readonly kind: 'running' }
  /** Too many requests are in flight, or too many jobs are waiting; nothing was done for this one. */
  | { readonly kind: 'busy' }
  /** The response would be larger than the server sends at once; the limit is in megabytes. */
  | { readonly kind: 'responseTooLarge'; readonly max: number }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'token' }

/** An exception that becomes an error response. */
export class Problem extends Error {
  override name = 'Problem'
  constructor(readonly refusal: Refusal) {
    super(refusal.kind === 'invalid' ? `invalid: ${JSON.stringify(refusal.faults)}` : refusal.kind)
  }
}

/** A problem for invalid input: faults by field. */
export const invalid = (faults: Faults): Problem => new Problem({ kind: 'invalid', faults })
/** A problem for one invalid field; `key` is a key of `src/locales/…/validation`. */
export const invalidField = (field: string, key: string, values?: Record<string, string | number>): Problem =>
  invalid({ [field]: [values ? { key, values } : { key }] })
