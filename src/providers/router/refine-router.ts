import { use } from 'react'
import {
  matchResourceFromRoute,
  QS_PARSE_DEPTH,
  ResourceContext,
  type IResourceItem,
  type ParseFunction,
  type ParseResponse,
  type RouterProvider,
} from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { parse as parseQuery } from 'qs'
import { matchPath, useLocation, useParams } from 'react-router-dom'
import { ownPage } from '../auth/return-to'

type PathParams = Readonly<Record<string, string | undefined>>
type Resources = readonly IResourceItem[]

/**
 * Refine's router provider with two differences. Its hooks spread the parameters of the URL into `meta`, from which
 * data providers read the HTTP method, headers and the version to overwrite, so a link could choose them. Here the
 * parameters cannot be spread. Code that reads one by its name (`useParsed().params`) works as documented, and `to`,
 * which `useLogin` follows, is only a page of this origin.
 *
 * A URL is parsed once, not by every hook of every component: refine compares it with every route of every resource.
 * @param otherResource the resource of a path that refine itself does not assign to one
 */
export function refineRouterWith(
  otherResource: (pathname: string, resources: Resources) => IResourceItem | undefined,
): RouterProvider {
  const parserOf = keepLast((url: Url): ParseFunction => {
    const parsed = parseUrl(url)
    const resource = parsed.resource ?? otherResource(url.pathname, url.resources)
    const response = resource ? { ...parsed, resource } : parsed
    return () => response as ReturnType<ParseFunction>
  })
  /** Refine calls it on every render, as a hook. */
  const useParser = (): ParseFunction => {
    const { pathname, search } = useLocation()
    const params = useParams()
    const { resources } = use(ResourceContext)
    const inPath = Object.keys(params).length > 0 ? params : undefined
    return parserOf({ pathname, search, inPath, resources })
  }
  return { ...routerProvider, parse: useParser }
}

/** The same function, which returns its last result again as long as no property of its argument changes. */
function keepLast<T extends object, R>(compute: (argument: T) => R): (argument: T) => R {
  let last: { readonly values: readonly unknown[]; readonly result: R } | undefined
  return (argument) => {
    const values = Object.values(argument)
    if (!last || values.some((value, index) => value !== last?.values[index]))
      last = { values, result: compute(argument) }
    return last.result
  }
}

/** The router provider of an application whose resources have only the URLs that refine knows. */
export const refineRouter: RouterProvider = refineRouterWith(() => undefined)

interface Url {
  readonly pathname: string
  readonly search: string
  /** The parameters of the matched route; undefined outside routes. */
  readonly inPath: PathParams | undefined
  readonly resources: Resources
}

function parseUrl({ pathname, search, inPath, resources }: Url): ParseResponse {
  const { resource, action, matchedRoute } = matchResourceFromRoute(pathname, [...resources])
  const params = inPath ?? (matchedRoute ? matchPath(matchedRoute, pathname)?.params : undefined) ?? {}
  const query = parseQuery(search, { ignoreQueryPrefix: true, depth: QS_PARSE_DEPTH })
  const { id } = params
  return {
    ...(resource && { resource }),
    ...(action && { action }),
    ...(id && { id: decoded(id) ?? id }),
    pathname,
    params: readableByName({ ...params, ...query }, params),
  }
}

/** Undefined if the text cannot be decoded. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** The number that the text stands for, or the value itself. */
const numberIfPossible = (value: unknown) => (String(Number(value)) === value ? Number(value) : value)

const asItIs = (value: unknown) => value
/** How the parameters that refine knows are read. */
const readers = new Map<string, (value: unknown) => unknown>([
  ['currentPage', numberIfPossible],
  ['pageSize', numberIfPossible],
  ['to', (value) => (typeof value === 'string' ? ownPage(decoded(value)) : undefined)],
])

/** These are in `useParsed()` itself, or name no parameter: `*` is the rest of a path. */
const knownBySelf = new Set(['id', '*'])

/**
 * The same parameters, of which only those can be spread that a route of the application names: refine puts them into
 * the addresses of nested resources.
 */
function readableByName(
  params: Readonly<Record<string, unknown>>,
  inPath: PathParams,
): NonNullable<ParseResponse['params']> {
  const readable = {}
  for (const [name, value] of Object.entries(params)) {
    const isInPath = Object.hasOwn(inPath, name) && !knownBySelf.has(name)
    // A query parameter never replaces one of the path.
    Object.defineProperty(readable, name, {
      value: isInPath ? inPath[name] : (readers.get(name) ?? asItIs)(value),
      enumerable: isInPath,
    })
  }
  return readable
}
