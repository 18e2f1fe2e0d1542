import type { MetaQuery } from '@refinedev/core'

/**
 * The signal that cancels the request of a query which is no longer needed. Refine's hooks put it into `meta` itself,
 * although their types say `queryContext`.
 */
export function signalIn(meta: MetaQuery | undefined): AbortSignal | undefined {
  const given: unknown[] = [meta?.['signal'], meta?.queryContext?.signal]
  return given.find((item) => item instanceof AbortSignal)
}
