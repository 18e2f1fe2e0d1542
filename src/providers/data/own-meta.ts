import { useParsed, useResourceParams, type MetaQuery } from '@refinedev/core'

/**
 * `meta` for a hook of refine, without what refine adds to it: every parameter of the page's URL, and the `meta` of
 * the resource. Otherwise a parameter that has nothing to do with the data changes the query key, and reads again.
 */
export function useOwnMeta(resource: string | undefined, meta: MetaQuery = {}): MetaQuery {
  const { params } = useParsed()
  const { resource: item } = useResourceParams({ resource })
  // Refine does not replace what the caller has set, and a key leaves out what is undefined.
  return { ...hidden(item?.meta), ...hidden(params), ...meta }
}

const hidden = (given: object = {}): Record<string, undefined> =>
  Object.fromEntries(Object.keys(given).map((name) => [name, undefined]))
