import type { AnyResource } from '#define'
import { routesOf, viewRoutesOf } from '#define/reading'
import { recordCall, recordUrl } from './record-url'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The URL of the record that a page shows or edits; undefined if the path is not that of a record. */
export function recordUrlAt(resources: readonly AnyResource[], path: string): string | undefined {
  for (const resource of resources) {
    if (resource.routes?.custom) continue
    const { list, create, show, edit, import: importing } = routesOf(resource)
    const others = [list, create, importing, ...viewRoutesOf(resource).map((view) => view.path)]
    if (others.includes(path)) return undefined
    const key = keyIn(show, path) ?? keyIn(edit, path)
    // Other pages may have paths of the same form; the key of a declared call is no UUID.
    if (key !== undefined && (recordCall(resource) || uuid.test(key))) return recordUrl(resource, key)
  }
  return undefined
}

/** The key in a path of a route such as `/dashboard/invoice/:id/edit`. */
function keyIn(route: string | undefined, path: string): string | undefined {
  const [before = '', after = ''] = route?.split(/:\w+/) ?? []
  if (!route || !path.startsWith(before) || !path.endsWith(after)) return undefined
  const key = path.slice(before.length, path.length - after.length)
  return key === '' || key.includes('/') ? undefined : decoded(key)
}

function decoded(key: string): string | undefined {
  try {
    return decodeURIComponent(key)
  } catch {
    return undefined
  }
}
