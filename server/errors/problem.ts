import type { Faults } from '../../src/define/parse'

/** Everything that can be refused, once; `server/rest/problem-response.ts` maps it to HTTP. */
export type Refusal =
  /** What was sent is wrong: faults by field. */
  | { readonly kind: 'invalid'; readonly faults: Faults }
  /** The body or the address cannot be read at all. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'credentials' }
  | { readonly kind: 'inactive'; readonly status: string }
  | { readonly kind: 'forbidden'; readonly verb: string; readonly resource: string }
  | { readonly kind: 'missing' }
  /** Somebody saved in between; `current` is the record as it is now. */
  | { readonly kind: 'stale'; readonly current: unknown }
  /** The record's state does not allow the move. */
  | { readonly kind: 'state'; readonly move: string; readonly state: string }
  /** Other records refer to it. */
  | { readonly kind: 'referenced' }
  | { readonly kind: 'idempotency' }
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
