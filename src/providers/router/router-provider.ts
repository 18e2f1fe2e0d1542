import { useCallback } from 'react'
import type { IResourceItem, RouterProvider } from '@refinedev/core'
import { matchPath, useLocation } from 'react-router-dom'
import type { App } from '#define'
import { pathsOf } from '#define/reading'
import type { CustomScreens } from '../custom-screens'
import { refineRouter } from './refine-router'

/**
 * The router provider, which also knows which resource the further pages of a resource belong to: its views, its
 * import, its custom pages. refine itself knows four URLs of a resource.
 */
export function createRouterProvider(
  app: App,
  custom: CustomScreens | undefined,
  resources: readonly IResourceItem[],
): RouterProvider {
  const resourceOf = resourceFinder(app, custom, resources)
  const useParse = () => useParser(resourceOf)
  return { ...refineRouter, parse: useParse }
}

/** Refine calls it on every render, as a hook. */
function useParser(resourceOf: (pathname: string) => IResourceItem | undefined) {
  const parse = refineRouter.parse?.()
  const { pathname } = useLocation()
  return useCallback(() => {
    const parsed = { pathname, ...parse?.() }
    const resource = parsed.resource ?? resourceOf(pathname)
    return resource ? { ...parsed, resource } : parsed
  }, [parse, pathname, resourceOf])
}

/** Returns a function that finds the resource of a path by all URLs that a declaration or a custom page names. */
function resourceFinder(app: App, custom: CustomScreens | undefined, resources: readonly IResourceItem[]) {
  const owners = [
    ...(custom?.pages ?? []).map(({ path, resource, menu }) => [path, menu ? path : resource] as const),
    ...Object.values(app).flatMap((resource) =>
      pathsOf(resource).map((path) => [path, resource.name] as const),
    ),
  ]
  const find = (pathname: string): IResourceItem | undefined => {
    const name = owners.find(([path]) => matchPath(path, pathname))?.[1]
    return name === undefined ? undefined : resources.find((resource) => resource.name === name)
  }
  // Every hook of a page asks for the same path.
  let last: { readonly pathname: string; readonly found: IResourceItem | undefined } | undefined
  return (pathname: string) => {
    if (last?.pathname !== pathname) last = { pathname, found: find(pathname) }
    return last.found
  }
}
