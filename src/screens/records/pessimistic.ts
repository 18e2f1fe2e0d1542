import { useInvalidate, type BaseKey, type IQueryKeys } from '@refinedev/core'

interface Write {
  readonly resource?: string
  readonly id?: BaseKey
  readonly invalidates?: (keyof IQueryKeys)[]
}

/**
 * Mutation options that replace two steps of refine, for writes that are shown after the server has confirmed them.
 * Before such a write refine cancels all reads of the resource, and does not repeat those that it does not
 * invalidate: a history or a picker that was loading would load forever. When the server refuses the write, refine
 * restores the data from before it, over whatever was read meanwhile, and reads the lists again. Here reads go on, and
 * a refused write changes nothing.
 * @param props the write's properties that are fixed for all calls
 */
export function usePessimistic(props: Write = {}) {
  const invalidate = useInvalidate()
  return {
    onMutate: () => ({ previousQueries: [] }),
    onSettled: (_: unknown, error: unknown, write: Write) => {
      const { resource, id, invalidates = ['list', 'many'] } = { ...props, ...given(write) }
      // Not awaited, as in refine: the write is done before the lists are read again.
      if (!error && resource !== undefined) void invalidate({ resource, invalidates, ...(id && { id }) })
    },
  }
}

const given = ({ resource, id, invalidates }: Write): Write => ({
  ...(resource !== undefined && { resource }),
  ...(id !== undefined && { id }),
  ...(invalidates && { invalidates }),
})
