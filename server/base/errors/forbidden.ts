import { ruleFor } from '#define/access'
import type { AnyResource } from '#define/resource'
import type { Caller } from '../caller'
import { Problem } from './problem'

/**
 * The refusal of a verb, with the rule that refuses it: none where the caller's role never may. A key whose role might is
 * told that this is for people.
 */
export function forbidden(resource: AnyResource, { role, keyId }: Caller, verb: string): Problem {
  const rule = ruleFor(resource.access, role, verb === 'restore' ? 'delete' : verb)
  if (resource.personOnly && keyId !== undefined && rule !== false) return new Problem({ kind: 'personOnly' })
  const named = typeof rule === 'object' ? { rule } : {}
  return new Problem({ kind: 'forbidden', verb, resource: resource.name, role, ...named })
}
