import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'

/** The resources, referenced ones first. */
export function byReference(app: App): AnyResource[] {
  const ordered = new Set<AnyResource>()
  const visit = (resource: AnyResource, path: readonly string[]) => {
    if (ordered.has(resource) || path.includes(resource.name)) return
    for (const field of Object.values(resource.fields)) {
      const target = 'to' in field ? app[field.to] : undefined
      if (target) visit(target, [...path, resource.name])
    }
    ordered.add(resource)
  }
  for (const resource of Object.values(app)) if (!resource.managedBy) visit(resource, [])
  return [...ordered]
}
