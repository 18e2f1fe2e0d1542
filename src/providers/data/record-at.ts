import type { AnyResource } from '#define'
import { isId } from '#define/parsing/id'
import { routesOf, viewRoutesOf } from '#define/reading'
import { routeParameters } from '#base/format/route-parameters'
import { recordCall, recordUrl } from './record-url'

/** The URL of the record that a page shows or edits; undefined if the path is not that of a record. */
export function recordUrlAt(resources: readonly AnyResource[], path: string): string | undefined {
  for (const resource of resources) {
    if (resource.routes?.custom) continue
    const { list, create, show, edit, import: importing } = routesOf(resource)
    const others = [list, create, importing, ...viewRoutesOf(resource).map((view) => view.path)]
    if (others.includes(path)) return undefined
    const [key] = Object.values(routeParameters(show, path) ?? routeParameters(edit, path) ?? {})
    // Other pages may have paths of the same form; the key of a declared call is no UUID.
    if (key !== undefined && (recordCall(resource) || isId(key))) return recordUrl(resource, key)
  }
  return undefined
}
