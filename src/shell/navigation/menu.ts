import type { AnyResource, App } from '#define'
import { hasPermission } from '#providers/access'
import type { Permissions } from '#base/session/session'

export interface MenuGroup {
  readonly name: string
  readonly resources: readonly AnyResource[]
}

/** The menu: the declared groups in order, with the resources that may be read. */
export function menuOf(app: App, permissions: Permissions): MenuGroup[] {
  const groups = new Map<string, AnyResource[]>()
  for (const resource of Object.values(app)) {
    if (resource.menu === undefined || !hasPermission(permissions, resource.name, 'read')) continue
    groups.set(resource.menu, [...(groups.get(resource.menu) ?? []), resource])
  }
  return [...groups].map(([name, resources]) => ({ name, resources }))
}
