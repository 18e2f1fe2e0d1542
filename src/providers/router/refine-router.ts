import { useCallback } from 'react'
import type { ParseResponse, RouterProvider } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { useParams } from 'react-router-dom'
import { ownPage } from '../auth/return-to'

/**
 * Refine's router provider with one difference: its hooks spread the parameters of the URL into `meta`, from which
 * data providers read the HTTP method, headers and the version to overwrite, so a link could choose them. Here the
 * parameters cannot be spread. Code that reads one by its name (`useParsed().params`) works as documented, and `to`,
 * which `useLogin` follows, is only a page of this origin.
 */
export const refineRouter: RouterProvider = { ...routerProvider, parse: useParser }

/** Refine calls it on every render, as a hook. */
function useParser() {
  const inPath = useParams()
  const parse = routerProvider.parse?.()
  return useCallback(() => {
    const parsed = parsedOrNothing(parse) ?? (inPath['id'] === undefined ? {} : { id: inPath['id'] })
    return { ...parsed, params: readableByName(parsed.params, inPath) }
  }, [parse, inPath])
}

/** Undefined if the URL cannot be decoded, for which refine's own parser throws while a page renders. */
function parsedOrNothing(parse: (() => ParseResponse) | undefined): ParseResponse | undefined {
  try {
    return parse?.()
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** These are in `useParsed()` itself, or name no parameter: `*` is the rest of a path. */
const knownBySelf = new Set(['id', '*'])

/**
 * The same parameters, of which only those can be spread that a route of the application names: refine puts them into
 * the addresses of nested resources.
 */
function readableByName(
  params: ParseResponse['params'] = {},
  inPath: Readonly<Record<string, string | undefined>>,
): NonNullable<ParseResponse['params']> {
  const readable = {}
  for (const [name, value] of Object.entries(params)) {
    const isInPath = Object.hasOwn(inPath, name) && !knownBySelf.has(name)
    // A query parameter never replaces one of the path.
    Object.defineProperty(readable, name, {
      value: isInPath ? inPath[name] : name === 'to' ? ownPage(value) : (value as unknown),
      enumerable: isInPath,
    })
  }
  return readable
}
