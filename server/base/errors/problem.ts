import type { AnyRule, Role } from '#define/access'
import type { Faults } from '#define/parse'

/** Everything that can be refused, once; `server/base/errors/problem-response.ts` maps it to HTTP. */
export type Refusal =
  /** What was sent is wrong: faults by field. */
  | { readonly kind: 'invalid'; readonly faults: Faults }
  /** The body or the address cannot be read at all. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'credentials' }
  /** A sign-in of the demo, which everybody knows, from elsewhere than this machine. */
  | { readonly kind: 'demoElsewhere' }
  | { readonly kind: 'inactive'; readonly status: string; readonly reason?: string }
  /** Registered, and the code that was sent by mail is still to be entered. */
  | { readonly kind: 'unverified'; readonly registration: string }
  /** The password is right; the ticket is worth a sign-in together with a code of the second factor. */
  | { readonly kind: 'secondFactor'; readonly ticket: string }
  /** A code that was never sent, has expired, was used, or was guessed at too often. */
  | { readonly kind: 'code' }
  /** An API key asks for what belongs to a person's own session. */
  | { readonly kind: 'personOnly' }
  /** Too many attempts; in so many seconds another one is heard. */
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
  /** Whoever views as somebody else changes nothing. */
  | { readonly kind: 'viewing' }
  /** A page of another origin made a browser call. */
  | { readonly kind: 'foreignOrigin' }
  | { readonly kind: 'missing' }
  /** Somebody saved in between; `current` is the record as it is now. */
  | { readonly kind: 'stale'; readonly current: unknown }
  /** The record's state does not allow the move. */
  | { readonly kind: 'state'; readonly move: string; readonly state: string }
  /** It was declared final: neither it nor what followed from it is undone. */
  | { readonly kind: 'final' }
  /** The record has a number of a series, in which no number may be missing. */
  | { readonly kind: 'numbered'; readonly number: string }
  /** Other records refer to it. */
  | { readonly kind: 'referenced' }
  | { readonly kind: 'idempotency' }
  /** Somebody else does the same work at this moment. */
  | { readonly kind: 'running' }
  /** Too many requests are in flight, or too many jobs wait already; nothing was done for this one. */
  | { readonly kind: 'busy' }
  /** The response would be larger than the server writes at once, in megabytes. */
  | { readonly kind: 'responseTooLarge'; readonly max: number }
  /** Somebody works on the installation. */
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'token' }

/** A refusal on its way to whoever asked. */
export class Problem extends Error {
  override name = 'Problem'
  constructor(readonly refusal: Refusal) {
    super(refusal.kind === 'invalid' ? `invalid: ${JSON.stringify(refusal.faults)}` : refusal.kind)
  }
}

/** Refuses what was sent, one fault a field. */
export const invalid = (faults: Faults): Problem => new Problem({ kind: 'invalid', faults })
/** Refuses one field by the key of a sentence in `src/locales/…/validation`. */
export const invalidField = (field: string, key: string, values?: Record<string, string | number>): Problem =>
  invalid({ [field]: [values ? { key, values } : { key }] })
