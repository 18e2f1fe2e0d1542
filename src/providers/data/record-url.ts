import type { AnyResource } from '#define'
import { isMe } from '#define/access'
import type { Call } from '#define/wire'

/** The declared call that reads one record by its key; the one that reads the caller's own record does not count. */
export const recordCall = (resource: AnyResource): Call | undefined => {
  const item = resource.wire?.one
  return item && !isMe(item.by) ? item : undefined
}

/** The URL of one record, by its id or its key. */
export function recordUrl(resource: AnyResource, key: string): string {
  const item = resource.wire?.one
  if (!item || isMe(item.by)) return `/api/${resource.name}/${encodeURIComponent(key)}`
  return `${item.path}?${new URLSearchParams({ [item.by.query]: key })}`
}

/** The URL of several records by their ids. */
export function manyUrl(resource: AnyResource, ids: readonly (string | number)[]): string {
  const query = new URLSearchParams(ids.map((id) => ['id', String(id)]))
  return `${resource.wire?.list?.path ?? `/api/${resource.name}`}?${query}`
}
