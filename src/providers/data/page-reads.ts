import type { CustomPage } from '#define/paths/custom-pages'
import { routeParameters } from '#base/format/route-parameters'

/** The URLs that a custom page declares to read first; none if another page has the path. */
export function pageReadsAt(
  pages: readonly Pick<CustomPage, 'path' | 'reads'>[],
  path: string,
): readonly string[] {
  // A path without parameters is that of its own page, although a route with parameters has it too.
  const ordered = pages.toSorted((a, b) => countOf(a.path) - countOf(b.path))
  for (const { path: route, reads = [] } of ordered) {
    const parameters = routeParameters(route, path)
    if (parameters) return reads.map((url) => filledIn(url, parameters))
  }
  return []
}

const countOf = (route: string): number => route.split(':').length

/** The values are encoded as those of the query of an endpoint are. */
const filledIn = (url: string, parameters: Readonly<Record<string, string>>): string =>
  url.replaceAll(/:(\w+)/g, (_, name: string) =>
    new URLSearchParams([['', parameters[name] ?? '']]).toString().slice(1),
  )
