import type { IResourceItem, RouterProvider } from '@refinedev/core'
import { matchPath } from 'react-router-dom'
import type { App } from '#define'
import { pathsOf } from '#define/reading'
import type { CustomScreens } from '../custom-screens'
import { refineRouterWith } from './refine-router'

/**
 * The router provider, which also knows which resource the further pages of a resource belong to: its views, its
 * import, its custom pages. refine itself knows four URLs of a resource.
 */
export function createRouterProvider(
  app: App,
  custom: CustomScreens | undefined,
  resources: readonly IResourceItem[],
): RouterProvider {
  return refineRouterWith(resourceFinder(app, custom, resources))
}

/** Returns a function that finds the resource of a path by all URLs that a declaration or a custom page names. */
function resourceFinder(app: App, custom: CustomScreens | undefined, resources: readonly IResourceItem[]) {
  const owners = [
    ...(custom?.pages ?? []).map(({ path, resource, menu }) => [path, menu ? path : resource] as const),
    ...Object.values(app).flatMap((resource) =>
      pathsOf(resource).map((path) => [path, resource.name] as const),
    ),
  ]
  return (pathname: string): IResourceItem | undefined => {
    const name = owners.find(([path]) => matchPath(path, pathname))?.[1]
    return name === undefined ? undefined : resources.find((resource) => resource.name === name)
  }
}
