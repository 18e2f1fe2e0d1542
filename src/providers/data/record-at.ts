import type { AnyResource } from '#define'
import { isId } from '#define/parsing/id'
import { routesOf, viewRoutesOf } from '#define/reading'
import { routeParameters } from '#base/format/route-parameters'
import { recordCall, recordUrl } from './record-url'

/**
 * The URL of the record that a page shows or edits; undefined if the path is not that of a record.
 * @param taken the paths of other pages, which may look like that of a record with a key
 */
export function recordUrlAt(
  resources: readonly AnyResource[],
  path: string,
  taken: readonly string[] = [],
): string | undefined {
  if (taken.includes(path)) return undefined
  for (const resource of resources) {
    if (resource.routes?.custom) continue
    const { list, create, show, edit, import: importing } = routesOf(resource)
    const others = [list, create, importing, ...viewRoutesOf(resource).map((view) => view.path)]
    if (others.includes(path)) return undefined
    const [key] = Object.values(routeParameters(show, path) ?? routeParameters(edit, path) ?? {})
    if (key !== undefined && (hasKeys(resource) || isId(key))) return recordUrl(resource, key)
  }
  return undefined
}

/** Whether addresses of records may contain something else than their id. */
export const hasKeys = (resource: AnyResource): boolean =>
  resource.key !== undefined || recordCall(resource) !== undefined
