import type { AnyResource } from '#define'
import { isMe } from '#define/access'
import type { Call } from '#define/wire'

/** The declared call that reads one record by its key; the caller's own record is no such call. */
export const callForOne = (resource: AnyResource): Call | undefined => {
  const one = resource.wire?.one
  return one && !isMe(one.by) ? one : undefined
}

/** The address of one record, by its id or its key. */
export function oneUrl(resource: AnyResource, key: string): string {
  const one = resource.wire?.one
  if (!one || isMe(one.by)) return `/api/${resource.name}/${encodeURIComponent(key)}`
  return `${one.path}?${new URLSearchParams({ [one.by.query]: key })}`
}

/** The address of several records by their ids. */
export function manyUrl(resource: AnyResource, ids: readonly (string | number)[]): string {
  const query = new URLSearchParams(ids.map((id) => ['id', String(id)]))
  return `${resource.wire?.list?.path ?? `/api/${resource.name}`}?${query}`
}
