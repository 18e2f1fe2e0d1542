import type { AnyResource, App } from '#define'
import type { CanNow } from '#providers/access/evaluate'

export interface MenuGroup {
  readonly name: string
  readonly resources: readonly AnyResource[]
}

/** The menu: the declared groups in order, with the resources that may be read. */
export function menuOf(app: App, can: CanNow): MenuGroup[] {
  const groups = new Map<string, AnyResource[]>()
  for (const resource of Object.values(app)) {
    if (resource.menu === undefined || !can({ resource: resource.name, action: 'list' })) continue
    groups.set(resource.menu, [...(groups.get(resource.menu) ?? []), resource])
  }
  return [...groups].map(([name, resources]) => ({ name, resources }))
}
