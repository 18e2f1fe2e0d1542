import { addressesOf } from '#define/paths/pages'
import { app } from '#resources/app'
import { customPages } from '#resources/pages.generated'

/**
 * A regular expression of the paths of a route: a parameter may be any text, but no path of another page whose path has
 * the same form.
 * @param parameter the form of the parameter, if there is a stricter one
 */
export function pathPattern(route: string, parameter?: string): string {
  const [start = '', end = ''] = route.split(/:\w+/)
  if (start === route) return `^${start}$`
  const segments = [...pathsOfApp].flatMap((path) => {
    const segment = path.startsWith(start) && path.endsWith(end) ? path.slice(start.length) : ''
    return /^[\w-]+$/.test(segment) ? [segment] : []
  })
  const others = segments.length > 0 ? `(?!(?:${segments.join('|')})$)` : ''
  return `^${start}${parameter ?? `${others}[^\\/]+`}${end}$`
}

/** The paths of all pages. */
const pathsOfApp = new Set(
  addressesOf(
    Object.values(app),
    customPages.map(({ path }) => path),
  ),
)
