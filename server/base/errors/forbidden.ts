import { ruleFor } from '#define/access'
import type { AnyResource } from '#define/resource'
import type { Caller } from '../caller'
import { Problem } from './problem'

/**
 * The problem for a verb that is not allowed, with the rule that refuses it; without a rule where the caller's role
 * never may. An API key whose role could be allowed gets `personOnly`.
 */
export function forbidden(resource: AnyResource, { role, keyId }: Caller, verb: string): Problem {
  const rule = ruleFor(resource.access, role, verb === 'restore' ? 'delete' : verb)
  if (resource.personOnly && keyId !== undefined && rule !== false) return new Problem({ kind: 'personOnly' })
  const named = typeof rule === 'object' ? { rule } : {}
  return new Problem({ kind: 'forbidden', verb, resource: resource.name, role, ...named })
}
