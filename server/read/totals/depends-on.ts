import { ruleFor } from '#define/access'
import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import type { Caller } from '../../base/caller'
import { matchedResources } from '../access/match'
import type { ListQuery } from '../query'

/** The resources on which the total of a list depends. */
export function dependsOn(
  { app, caller }: { readonly app: App; readonly caller: Caller },
  resource: AnyResource,
  query: ListQuery,
): string[] {
  const verbs = query.trash ? ['read', 'delete'] : ['read']
  const rules = verbs.map((verb) => ruleFor(resource.access, caller.role, verb))
  const matched = rules.flatMap((rule) =>
    typeof rule === 'object' ? matchedResources(app, resource, rule) : [],
  )
  if (query.match) matched.push(...matchedResources(app, resource, query.match))
  // Every write also adds to the change log.
  return resource.managedBy === 'changeLog' ? Object.keys(app) : [resource.name, ...matched]
}
